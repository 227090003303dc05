// Jest has one timeout for all projects; tests without build or browser get a shorter one.
jest.setTimeout(10_000);
