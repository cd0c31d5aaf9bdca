/** `navigator.locks`, as far as it is used. */
export type Locks = {
  request: (name: string, options: LockOptions, run: () => Promise<void>) => Promise<unknown>;
};

type Leading = {
  name: string;
  /** Without locks every tab runs. */
  locks: Locks | undefined;
  signal: AbortSignal;
  /** Takes the lead from a tab that holds it but answers no longer. */
  steal?: boolean;
};

/**
 * Runs in one tab of the browser at a time. When that tab is closed, another one runs; when its lead is stolen, since a
 * phone had put it to sleep, it waits for its turn again.
 */
export async function inOneTab(
  { name, locks, signal, steal = false }: Leading,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (!locks) return run(signal);
  let takes = steal;
  for (let stolen = true; stolen && !signal.aborted; takes = false) {
    const turn = new AbortController();
    const end = () => turn.abort();
    signal.addEventListener('abort', end, { once: true });
    stolen = await locks
      .request(name, takes ? { steal: true } : { signal }, () => run(turn.signal))
      .then(
        () => false,
        (error: unknown) => isAborted(error),
      );
    end();
    signal.removeEventListener('abort', end);
  }
}

function isAborted(error: unknown): boolean {
  if (error instanceof DOMException && error.name === 'AbortError') return true;
  throw error;
}
