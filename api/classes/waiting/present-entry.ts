import type { WaitingEntry } from '#contract/classes-waiting.ts';

type Row = { id: number; class_id: number; joined_at: Date; position: number };

export function presentEntry({ id, class_id, joined_at, position }: Row): WaitingEntry {
  return { id, class_id, joined_at: joined_at.toISOString(), position };
}
