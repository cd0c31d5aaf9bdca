import { useSyncExternalStore } from 'react';
import type { WebhookSecret } from '#contract/areas/webhooks/calls.ts';
import { makeStore } from '#web/shared/store.ts';

const shown = makeStore<WebhookSecret | null>(null);

/** Until it is dropped or the document is left, and nowhere on the device. */
export function showSecret(secret: WebhookSecret | null): void {
  shown.set(secret);
}

/** The secret of this webhook, where it has just been made. */
export function useShownSecret(id: number): string | null {
  const current = useSyncExternalStore(shown.subscribe, shown.get, () => null);
  return current?.id === id ? current.secret : null;
}
