import type { WaitingEntry } from '#contract/offer/classes/waiting.ts';
import type { EntryRow } from './store.ts';

export function presentEntry({ id, class_id, joined_at, status, position, offer_expires_at }: EntryRow): WaitingEntry {
  return {
    id,
    class_id,
    joined_at: joined_at.toISOString(),
    status,
    position,
    offer_expires_at: (status === 'offered' && offer_expires_at?.toISOString()) || null,
  };
}
