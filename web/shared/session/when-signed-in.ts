import { currentSession, onSessionChange } from './session-store.ts';

const retryMs = 20_000;

/** Loads once, after the next session change that leaves somebody signed in. */
export function whenSignedIn(load: () => Promise<void>): void {
  let isLoaded = false;
  let failures = 0;
  const leave = onSessionChange(begin);

  function begin(): void {
    if (isLoaded || currentSession().status !== 'user') return;
    isLoaded = true;
    load().then(leave, (error: unknown) => {
      // Network lost, or the site was updated: the next session change retries, and each time a longer wait.
      isLoaded = false;
      failures += 1;
      setTimeout(begin, retryMs * failures);
      console.warn(error);
    });
  }
}
