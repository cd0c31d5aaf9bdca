/** Waits, but not while there is no network, and no longer than until it is back or the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    if (navigator.onLine) timer = setTimeout(go, ms);
    window.addEventListener('online', go, { signal: listening.signal });
    signal.addEventListener('abort', go, { signal: listening.signal });
    if (signal.aborted) go();
  });
}
