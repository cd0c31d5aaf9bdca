import { currentSession, onSessionChange } from './session-store.ts';

/** Brings in what guests need nothing of, once, when somebody is signed in for the first time. */
export function whenSignedIn(load: () => Promise<void>): void {
  let isLoaded = false;
  const leave = onSessionChange(() => {
    if (isLoaded || currentSession().status !== 'user') return;
    isLoaded = true;
    load().then(leave, (error: unknown) => {
      // The network was gone, or the page is older than the site; the next change of the session tries again.
      isLoaded = false;
      console.warn(error);
    });
  });
}
