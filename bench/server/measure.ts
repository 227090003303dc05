import autocannon from "autocannon";

/** What a load test gave. */
export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly good: number;
  readonly bad: number;
}

/** Loads an address for some seconds; anything but a 2xx answer counts as bad. */
export async function measure(options: autocannon.Options): Promise<Measured> {
  const { requests, latency, non2xx, errors, timeouts, "2xx": good } = await autocannon(options);
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    good,
    bad: non2xx + errors + timeouts,
  };
}
