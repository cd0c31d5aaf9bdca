import { useSyncExternalStore } from 'react';

let message: string | null = null;
const hearers = new Set<() => void>();

/** The one dialog at the top of the app, for what concerns the whole of it [specification 2]. */
export function showGlobalMessage(next: string | null): void {
  message = next;
  for (const hear of hearers) hear();
}

export function useGlobalMessage(): string | null {
  return useSyncExternalStore(
    (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    () => message,
    () => null,
  );
}
