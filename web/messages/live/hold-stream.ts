import { heartbeatSeconds } from '#contract/messages/values.ts';
import { readEvents, type StreamEvent } from './read-events.ts';

export type StreamParts = {
  /** Asks for the stream after the event that was heard last; null when the session is over. */
  open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<Response | null>;
  /** Ends early when the network is back or the signal aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

type Held = StreamParts & {
  lastEventId: () => string | undefined;
  listen: (event: StreamEvent) => void;
  signal: AbortSignal;
};

const usualRetryMs = 1_000;
const longestPauseMs = 60_000;
/** What ends sooner than this was never well. */
const wellAfterMs = 5_000;
/** One heartbeat may be lost. */
const silentForMs = (2 * heartbeatSeconds + 10) * 1_000;

/** Holds a stream of events open, again and again with growing pauses, until the session or the signal ends. */
export async function holdStream({ open, lastEventId, listen, pause, signal }: Held): Promise<void> {
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

/** The API wants this browser no longer: asking again would be a loop. */
function isOver(response: Response | null | undefined): boolean {
  return response === null || response?.status === 401 || response?.status === 403;
}

/** Twice as long after each failure, and never at the same moment as everybody else's browser. */
export function pauseMs(retryMs: number, failures: number, random: () => number = Math.random): number {
  const whole = Math.min(retryMs * 2 ** failures, longestPauseMs);
  return whole / 2 + (whole / 2) * random();
}
