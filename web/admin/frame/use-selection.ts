import { useState } from 'react';
import type { ListedRow } from './noun.ts';

/** The chosen records, which stay chosen from page to page. */
export function useSelection<Row extends ListedRow>() {
  const [rows, setRows] = useState<ReadonlyMap<number, Row>>(new Map());

  function choose(those: readonly Row[], isChosen: boolean): void {
    setRows((before) => {
      const next = new Map(before);
      for (const row of those)
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      return next;
    });
  }

  return {
    rows: [...rows.values()],
    has: (row: Row) => rows.has(row.id),
    choose,
    toggle: (row: Row) => choose([row], !rows.has(row.id)),
    clear: () => setRows(new Map()),
  };
}

export type Selection<Row extends ListedRow> = ReturnType<typeof useSelection<Row>>;
