import { currentSession, onSessionChange } from './session-store.ts';

export function whenSignedIn(load: () => Promise<void>): void {
  let isLoaded = false;
  const leave = onSessionChange(() => {
    if (isLoaded || currentSession().status !== 'user') return;
    isLoaded = true;
    load().then(leave, (error: unknown) => {
      // Network lost, or the site was updated: the next session change retries.
      isLoaded = false;
      console.warn(error);
    });
  });
}
