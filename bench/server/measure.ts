import autocannon from "autocannon";

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly good: number;
  readonly bad: number;
}

/** Load-tests an address; any answer but a 2xx counts as bad. */
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
