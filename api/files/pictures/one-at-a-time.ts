import { Refusal } from '#contract/refusals.ts';

const mostWaiting = 8;

/** The memory of a picture is its pixels, and there are as many of them as the limit lets in: so one after the other. */
export function oneAtATime<T>(draw: () => Promise<T>): Promise<T> {
  waiting += 1;
  const drawn = before.then(draw).finally(() => (waiting -= 1));
  before = drawn.catch(() => null);
  return drawn;
}

/** Likewise, for people who wait for the answer. Refuses `server_busy` when too many do. */
export function oneAtATimeUnlessBusy<T>(draw: () => Promise<T>): Promise<T> {
  return waiting > mostWaiting ? Promise.reject(new Refusal('server_busy')) : oneAtATime(draw);
}

let before: Promise<unknown> = Promise.resolve();
let waiting = 0;
