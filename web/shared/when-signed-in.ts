import { currentSession, onSessionChange } from './session-store.ts';

/** Brings in what guests need nothing of, once, when somebody is signed in for the first time. */
export function whenSignedIn(bring: () => Promise<void>): void {
  let isBrought = false;
  const leave = onSessionChange(() => {
    if (isBrought || currentSession().status !== 'user') return;
    isBrought = true;
    bring().then(leave, (error: unknown) => {
      // The network was gone, or the page is older than the site; the next change of the session tries again.
      isBrought = false;
      console.warn(error);
    });
  });
}
