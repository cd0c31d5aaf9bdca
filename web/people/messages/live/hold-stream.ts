import { heartbeatSeconds } from '#contract/people/messages/values.ts';
import { readEvents, type StreamEvent } from './read-events.ts';

export type StreamParts = {
  /** Requests the stream after the given event; null when the session is over. */
  open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response | null>;
  /** Ends early when the network returns or the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

type Holding = StreamParts & {
  lastEventId: () => string | undefined;
  listen: (event: StreamEvent) => void;
  signal: AbortSignal;
};

const usualRetryMs = 1_000;
const longestPauseMs = 60_000;
/** A stream that ends sooner counts as a failure. */
const wellAfterMs = 5_000;
/** Tolerates one lost heartbeat. */
const silentForMs = (2 * heartbeatSeconds + 10) * 1_000;

/** Reconnects with growing pauses until the session or the signal ends. */
export async function holdStream({ open, lastEventId, listen, pause, signal }: Holding): Promise<void> {
  let retryMs = usualRetryMs;
  let failures = 0;
  const retry = (afterMs: number) => {
    retryMs = afterMs;
  };
  while (!signal.aborted) {
    const requestedAt = performance.now();
    const response = await open(lastEventId(), signal).catch(() => undefined);
    if (isOver(response)) return;
    if (response?.ok && response.body) {
      await readEvents(response.body, { listen, retry, silentForMs, signal }).catch(() => undefined);
    }
    const wasWell = response?.ok && performance.now() - requestedAt > wellAfterMs;
    failures = wasWell ? 0 : failures + 1;
    await pause(pauseMs(retryMs, failures), signal);
  }
}

/** The session is over: retrying would loop. */
function isOver(response: Response | null | undefined): boolean {
  return response === null || response?.status === 401 || response?.status === 403;
}

/** Exponential backoff with jitter, so that browsers do not reconnect all at once. */
export function pauseMs(retryMs: number, failures: number, random: () => number = Math.random): number {
  const whole = Math.min(retryMs * 2 ** failures, longestPauseMs);
  return whole / 2 + (whole / 2) * random();
}
