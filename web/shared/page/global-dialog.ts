import { useSyncExternalStore } from 'react';

/** A key of the texts below `errors`. */
export type GlobalMessage = 'initialization_failed' | 'too_many_routing_errors_forcing_reload';

let message: GlobalMessage | null = null;
const listeners = new Set<() => void>();

/** The one dialog at the top of the app, for what concerns the whole of it [specification 2]. */
export function showGlobalMessage(next: GlobalMessage | null): void {
  message = next;
  for (const listener of listeners) listener();
}

export function useGlobalMessage(): GlobalMessage | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => message,
    () => null,
  );
}
