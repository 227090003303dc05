// Jest takes one limit for all projects. What needs neither a build nor a browser must not wait as long as they may.
jest.setTimeout(10_000);
