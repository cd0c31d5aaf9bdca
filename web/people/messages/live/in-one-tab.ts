export type Locks = {
  request: (name: string, options: LockOptions, run: () => Promise<void>) => Promise<unknown>;
};

type Leading = {
  name: string;
  locks: Locks | undefined;
  signal: AbortSignal;
  /** Takes the lead from a tab that no longer answers. */
  steal?: boolean;
};

/**
 * Runs in one tab at a time. When that tab closes, another one runs; a tab whose lead was stolen, since a phone had
 * suspended it, queues again.
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
