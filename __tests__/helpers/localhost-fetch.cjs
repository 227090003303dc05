// Loaded into a command before it starts: https://NAME.localhost is the test's own server.
const request = globalThis.fetch;

globalThis.fetch = (address, options) => {
  const url = new URL(address);
  if (!url.hostname.endsWith(".localhost")) throw new TypeError(`the test has no ${url.hostname}`);
  return request(`http://127.0.0.1:${process.env.LOCAL_PORT}${url.pathname}${url.search}`, {
    ...options,
    headers: { ...options.headers, "x-site": url.hostname },
  });
};
