import { useSyncExternalStore } from 'react';
import { makeStore } from '../store.ts';

type GlobalMessage = 'initialization_failed' | 'too_many_routing_errors_forcing_reload';

const message = makeStore<GlobalMessage | null>(null);

/** The one dialog at the top of the app, for what concerns the whole of it [specification 2]. */
export const showGlobalMessage = message.set;

export function useGlobalMessage(): GlobalMessage | null {
  return useSyncExternalStore(message.subscribe, message.get, () => null);
}
