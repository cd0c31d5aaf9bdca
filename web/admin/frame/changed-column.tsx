import { useDates } from '#web/shared/texts/format.ts';
import { Muted } from '#web/shared/ui/layout.tsx';
import type { Column } from './list/data-table.tsx';
import type { RecordRow } from './noun.ts';

/** When a record was changed, and by whom. */
export function changedColumn<Row extends RecordRow>(head: string): Column<Row, never> {
  return { head, cell: (row) => <Changed row={row} />, rank: 1, isMinor: true };
}

/** The column is narrow. */
function Changed({ row: { updated_at, updated_by } }: { row: RecordRow }) {
  const dates = useDates();

  if (updated_at === null) return <Muted>–</Muted>;
  const day = dates.dayOfYear(updated_at);
  const [firstName] = updated_by?.name.split(' ') ?? [];
  return <span title={updated_by?.name}>{firstName === undefined ? day : `${day}, ${firstName}`}</span>;
}
