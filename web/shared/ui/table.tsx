import type { Key, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './table.module.css';

export type Column<Row> = {
  /** Heads the column, and labels its cells on a phone, where each row becomes a card. */
  head: string;
  headsRow?: boolean;
  cell: (row: Row) => ReactNode;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** On a phone too the rows stay rows: the cells are short. */
  keepsRows?: boolean;
};

export function Table<Row>({ caption, columns, rows, rowKey, keepsRows = false }: TableProps<Row>) {
  return (
    <div className={styles.scroll}>
      <table className={classes(styles.root, !keepsRows && styles.folds)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.head} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column: { head, headsRow, cell }, row }: { column: Column<Row>; row: Row }) {
  return headsRow ? <th scope="row">{cell(row)}</th> : <td data-label={head}>{cell(row)}</td>;
}
