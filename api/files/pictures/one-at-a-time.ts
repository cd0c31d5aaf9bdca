import { Refusal } from '#contract/refusals.ts';

const mostWaiting = 8;

/** Decoded pictures are large in memory, so they are drawn one after the other. */
export function oneAtATime<T>(draw: () => Promise<T>): Promise<T> {
  waiting += 1;
  const drawn = before.then(draw).finally(() => (waiting -= 1));
  before = drawn.catch(() => null);
  return drawn;
}

/** For requests with a waiting user. Refuses `server_busy` when too many wait. */
export function oneAtATimeUnlessBusy<T>(draw: () => Promise<T>): Promise<T> {
  return waiting > mostWaiting ? Promise.reject(new Refusal('server_busy')) : oneAtATime(draw);
}

let before: Promise<unknown> = Promise.resolve();
let waiting = 0;
