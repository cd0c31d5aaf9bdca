/** Waits, but no longer than until the network is back or the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const go = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    // A browser may say that there is no network where the operator stands on the same machine.
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go, { signal: listening.signal });
    signal.addEventListener('abort', go, { signal: listening.signal });
    if (signal.aborted) go();
  });
}
