import { setTimeout as wait } from 'node:timers/promises';
import { logError } from '#api/shared/config/log.ts';
import type { WorkerState } from '#api/shared/work/worker-state.ts';
import type { Working } from './work.ts';

export type Worker = { state: () => WorkerState; stop: () => Promise<void> };

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

export function runWorker(start: () => Promise<Working>, pauseMs = firstPauseMs): Worker {
  const stopping = new AbortController();
  let state: WorkerState = 'starting';

  async function untilItRuns(): Promise<Working | null> {
    for (let pause = pauseMs; !stopping.signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        const working = await start();
        state = 'running';
        return working;
      } catch (error) {
        state = 'failed';
        logError(error, { message: `The worker did not start; it is tried again in ${pause / 1_000} s.` });
        await wait(pause, null, { signal: stopping.signal }).catch(() => null);
      }
    }
    return null;
  }

  const working = untilItRuns();
  return {
    state: () => state,
    stop: async () => {
      stopping.abort();
      await (await working)?.stop();
      state = 'stopped';
    },
  };
}
