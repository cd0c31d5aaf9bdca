import { useDates } from '#web/shared/texts/format.ts';
import { Muted } from '#web/shared/ui/layout.tsx';
import type { RecordRow } from './noun.ts';

/** When a record was changed, and by whom. */
export function ChangedCell({ row: { updated_at, updated_by } }: { row: RecordRow }) {
  const dates = useDates();

  if (updated_at === null) return <Muted>–</Muted>;
  return `${dates.dayOfYear(updated_at)}${updated_by ? `, ${updated_by.name}` : ''}`;
}
