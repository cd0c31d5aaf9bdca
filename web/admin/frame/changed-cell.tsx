import { useDates } from '#web/shared/texts/format.ts';
import { Muted } from '#web/shared/ui/layout.tsx';
import type { RecordRow } from './noun.ts';

/** When a record was changed, and by whom: the column is narrow. */
export function ChangedCell({ row: { updated_at, updated_by } }: { row: RecordRow }) {
  const dates = useDates();

  if (updated_at === null) return <Muted>–</Muted>;
  const day = dates.dayOfYear(updated_at);
  const [firstName] = updated_by?.name.split(' ') ?? [];
  return <span title={updated_by?.name}>{firstName === undefined ? day : `${day}, ${firstName}`}</span>;
}
