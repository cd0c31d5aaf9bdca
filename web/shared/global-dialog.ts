import { useSyncExternalStore } from 'react';

/** A key of the texts below `errors`. */
export type GlobalMessage = 'initialization_failed' | 'too_many_routing_errors_forcing_reload';

let message: GlobalMessage | null = null;
const hearers = new Set<() => void>();

/** The one dialog at the top of the app, for what concerns the whole of it [specification 2]. */
export function showGlobalMessage(next: GlobalMessage | null): void {
  message = next;
  for (const hear of hearers) hear();
}

export function useGlobalMessage(): GlobalMessage | null {
  return useSyncExternalStore(
    (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    () => message,
    () => null,
  );
}
