import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { Counters } from "./store/store";

type Answer = Parameters<FastifyRateLimitStore["incr"]>[1];

/** Counts rate limits per address in the store, so that hosts with one store share the limit. */
export function limitStore(counters: Counters): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    incr(address: string, answer: Answer, span = 60_000): void {
      counters.hit(`${span} ${address}`, span).then(
        ({ count, endsIn }) => answer(null, { current: count, ttl: endsIn }),
        (error: Error) => answer(error),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
