import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import { Icon } from './icon.tsx';
import styles from './table.module.css';

type SortOrder = 'ascending' | 'descending' | 'none';

export type Column<Row> = {
  /** Heads the column, and labels its cells where the table folds to cards. */
  head: string;
  /** Said, not shown: for boxes to tick and for menus. */
  headHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** `name` heads its row · `figure` aligns right · `pick` holds a checkbox · `end` holds a menu. */
  kind?: 'name' | 'figure' | 'pick' | 'end' | undefined;
  sort?: { order: SortOrder; onSort: () => void } | undefined;
};

type TableProps<Row> = {
  caption: string;
  captionShown?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  isSelected?: ((row: Row) => boolean) | undefined;
  /** On a phone each row becomes a card; without it the table scrolls sideways. */
  folds?: boolean | undefined;
  /** Rows of sums: `tr`s. */
  foot?: ReactNode;
};

export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionShown = false, columns, rows, rowKey, isSelected, folds = false, foot } = props;
  const scrolls = folds ? {} : { tabIndex: 0, role: 'region', 'aria-label': caption };
  return (
    <div className={styles.scroll} {...scrolls}>
      <table className={classes(styles.root, folds && styles.folds)}>
        <caption>{captionShown ? caption : <Hidden>{caption}</Hidden>}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.head} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={isSelected?.(row) ? styles.selected : undefined}>
              {columns.map((column) => (
                <Cell key={column.head} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

function HeadCell<Row>({ head, headHidden, kind, sort }: Column<Row>) {
  const words = headHidden ? <Hidden>{head}</Hidden> : head;
  return (
    <th scope="col" className={kind && styles[kind]} aria-sort={sort?.order}>
      {sort ? (
        <button type="button" onClick={sort.onSort}>
          {words} <Icon of={sortIcons[sort.order]} />
        </button>
      ) : (
        words
      )}
    </th>
  );
}

function Cell<Row>({ column: { head, headHidden, kind, cell }, row }: { column: Column<Row>; row: Row }) {
  if (kind === 'name') return <th scope="row">{cell(row)}</th>;
  return (
    <td className={kind && styles[kind]} data-label={headHidden ? undefined : head}>
      {cell(row)}
    </td>
  );
}
