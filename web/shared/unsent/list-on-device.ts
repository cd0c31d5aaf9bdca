/**
 * What one user did and the server does not have yet, oldest first. In local storage, so that it outlives a browser that
 * the phone ends. It stays at sign-out: another user of the device neither sends nor overwrites it.
 */
export function listOnDevice<Item>(prefix: string) {
  /** Of users whose items the browser does not store, since its storage is full or switched off. */
  const inMemory = new Map<number, readonly Item[]>();

  function read(userId: number): readonly Item[] {
    const stored: Item[] | null = JSON.parse(localStorage.getItem(prefix + userId) ?? 'null');
    return inMemory.get(userId) ?? stored ?? [];
  }

  function store(userId: number, unsent: readonly Item[]): void {
    inMemory.delete(userId);
    if (unsent.length === 0) return localStorage.removeItem(prefix + userId);
    try {
      localStorage.setItem(prefix + userId, JSON.stringify(unsent));
    } catch {
      inMemory.set(userId, unsent);
    }
  }

  return { read, store };
}
