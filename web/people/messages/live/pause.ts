/** Ends early when the network returns or the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const go = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    // Browsers may report no network although a server on the same machine is reachable, so the timer runs anyway.
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go, { signal: listening.signal });
    signal.addEventListener('abort', go, { signal: listening.signal });
    if (signal.aborted) go();
  });
}
