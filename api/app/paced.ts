import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs one round at a time: the first call begins at once, and calls during a round and the gap after it share the
 * next. The promise resolves when no round is left.
 */
export function paced(round: () => Promise<void>, gapMs: number): () => Promise<void> {
  let again = false;
  let running: Promise<void> | null = null;

  async function untilNoneIsLeft(): Promise<void> {
    while (again) {
      again = false;
      await round();
      await wait(gapMs);
    }
    running = null;
  }

  return () => {
    again = true;
    return (running ??= untilNoneIsLeft());
  };
}
