import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Menu } from '#web/shared/ui/menu.tsx';
import { DeskLink } from '../../desk-link.tsx';
import type { ListedRow, Verb } from '../noun.ts';
import type { Selection } from '../use-selection.ts';
import { nextSort, sortingOf, type DeskSearch } from './desk-search.ts';
import styles from './data-table.module.css';

export type Column<Row, Sort extends string> = {
  head: string;
  cell: (row: Row) => ReactNode;
  sort?: Sort;
  isFigure?: boolean;
  /** Ends in «…» where the table is narrow, in place of the name. */
  isLong?: boolean;
  /** Leaves a narrow table before the others: 1 first. */
  rank?: 1 | 2 | 3;
  /** Is left out of the card that a row becomes on a phone. */
  isMinor?: boolean;
};

export type TableProps<Row extends ListedRow, Sort extends string> = {
  caption: string;
  /** The first column: the name, which opens the record. */
  name: { head: string; sort?: Sort };
  nameOf: (row: Row) => string;
  /** Of the list. */
  path: string;
  pathOf: (row: Row) => string | undefined;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  verbs: readonly Verb<Row>[];
  /** Other pages of a row, in its menu. */
  linksOf?: ((row: Row) => ReactNode) | undefined;
  /** Left out where nothing is done with many rows at once. */
  selection?: Selection<Row> | undefined;
  search: DeskSearch;
  onVerb: (verb: Verb<Row>, rows: readonly Row[]) => void;
};

/** Rows of one height, opened by their name and chosen by their box; on a phone each is a card. */
export function DataTable<Row extends ListedRow, Sort extends string>(props: TableProps<Row, Sort>) {
  const { caption, name, columns, rows, selection, search, path } = props;
  const t = useTexts('desk');

  return (
    <div className={styles.wrap}>
      <table className={styles.root}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {selection && <ChoosePage rows={rows} selection={selection} />}
            <Head head={name.head} sort={name.sort} search={search} path={path} />
            {columns.map(({ head, sort, ...look }) => (
              <Head key={head} head={head} sort={sort} search={search} path={path} className={lookOf(look)} />
            ))}
            <th scope="col" className={styles.end}>
              <Hidden>{t('actions')}</Hidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RowOf key={row.id} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ChoosePage<Row extends ListedRow>({ rows, selection }: { rows: readonly Row[]; selection: Selection<Row> }) {
  const t = useTexts('desk');
  const isWhole = rows.length > 0 && rows.every(selection.has);

  return (
    <td className={styles.pick}>
      <label>
        <input
          type="checkbox"
          aria-label={t('choose_page')}
          checked={isWhole}
          onChange={() => selection.choose(rows, !isWhole)}
        />
      </label>
    </td>
  );
}

type Look = Pick<Column<unknown, string>, 'isFigure' | 'isLong' | 'rank' | 'isMinor'>;

function lookOf({ isFigure, isLong, rank, isMinor }: Look): string {
  return classes(
    isFigure && styles.figure,
    isLong && styles.long,
    rank && styles[`rank${rank}`],
    isMinor && styles.minor,
  );
}

type HeadProps = { head: string; sort: string | undefined; search: DeskSearch; path: string; className?: string };

function Head({ head, sort, search, path, className }: HeadProps) {
  const t = useTexts('desk');
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {head}
      </th>
    );
  }
  const sorting = sortingOf(search.sort, [sort]);
  const { page: _page, ...rest } = search;
  const order = sorting && (sorting.order === 'asc' ? 'ascending' : 'descending');
  return (
    <th scope="col" className={className} aria-sort={order ?? undefined}>
      <DeskLink
        to={path}
        search={{ ...rest, sort: nextSort(sort, search.sort) }}
        replace
        title={t('sort_by', { head })}
      >
        {head}
        {order && <Icon of={order === 'ascending' ? ArrowUp : ArrowDown} />}
      </DeskLink>
    </th>
  );
}

function RowOf<Row extends ListedRow, Sort extends string>(props: TableProps<Row, Sort> & { row: Row }) {
  const { row, nameOf, pathOf, columns, selection } = props;
  const t = useTexts('desk');
  const name = nameOf(row);
  const path = pathOf(row);
  const isChosen = selection?.has(row) ?? false;

  return (
    <tr className={classes(isChosen && styles.chosen, row.deleted_at && styles.gone)}>
      {selection && (
        <td className={styles.pick}>
          <label>
            <input
              type="checkbox"
              aria-label={t('choose', { name })}
              checked={isChosen}
              onChange={() => selection.toggle(row)}
            />
          </label>
        </td>
      )}
      <th scope="row">
        {path === undefined ? (
          name
        ) : (
          <DeskLink to={path} title={name}>
            {name}
          </DeskLink>
        )}
      </th>
      {columns.map(({ head, cell, ...look }) => (
        <td key={head} data-label={head} className={lookOf(look)}>
          {cell(row)}
        </td>
      ))}
      <td className={styles.end}>
        <RowMenu {...props} path={path} />
      </td>
    </tr>
  );
}

type RowMenuProps<Row extends ListedRow> = Pick<TableProps<Row, never>, 'nameOf' | 'verbs' | 'linksOf' | 'onVerb'> & {
  row: Row;
  path: string | undefined;
};

/** What can be done with a row; left out where that is nothing. */
function RowMenu<Row extends ListedRow>({ row, path, nameOf, verbs, linksOf, onVerb }: RowMenuProps<Row>) {
  const t = useTexts('desk');
  const able = verbs.filter(({ can }) => can(row));
  if (path === undefined && able.length === 0) return null;

  return (
    <Menu label={t('more_of', { name: nameOf(row) })} trigger={<Icon of={Ellipsis} />}>
      {path !== undefined && <DeskLink to={path}>{t('open')}</DeskLink>}
      {linksOf?.(row)}
      {able.map((verb) => (
        <button key={verb.key} type="button" onClick={() => onVerb(verb, [row])}>
          {verb.label}
        </button>
      ))}
    </Menu>
  );
}

/** Rows of the true height while the list loads. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.wrap} role="status" aria-label={label}>
      <div className={styles.skeleton} aria-hidden="true">
        {Array.from({ length: 8 }, (_, row) => (
          <span key={row} />
        ))}
      </div>
    </div>
  );
}
