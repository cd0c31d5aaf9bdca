import { amountOf } from './amount.ts';
import { columnsOf, currencyIn, plain, type BankColumn, type Columns } from './columns.ts';
import { dayOf } from './day.ts';
import type { Statement, StatementLine } from './statement.ts';

/** Why a table is no statement: no row names its columns, or a row with a day has no readable amount. */
export type TableFault = { fault: 'no_columns' } | { fault: 'amount'; row: number };

const mostRowsAbove = 40;

/** Reads the rows of a statement below whatever stands above its columns. Rows without a day, as sums, are no lines. */
export function linesOfTable(rows: readonly (readonly string[])[]): Statement | TableFault {
  const head = headOf(rows);
  if (!head) return { fault: 'no_columns' };
  const below = rows.slice(head.place + 1).map((cells) => movementOf({ cells, columns: head.columns }));
  const unreadable = below.findIndex((movement) => Number.isNaN(movement?.amountMinor));
  if (unreadable >= 0) return { fault: 'amount', row: head.place + unreadable + 2 };
  const movements = below.filter((movement) => movement !== null);
  const above = rows.slice(0, head.place).map((cells) => cells.join(' '));
  const currencyKey = head.columns.currencyInHead ?? currencyAbove(above);
  return {
    format: 'csv',
    account: accountIn(above),
    incoming: movements
      .filter(({ amountMinor }) => amountMinor > 0)
      .map(({ row, ...movement }) => lineOf(row, { currencyKey, ...movement })),
    outgoingCount: movements.filter(({ amountMinor }) => amountMinor < 0).length,
  };
}

function currencyAbove(above: readonly string[]): string | null {
  return currencyIn(above.filter((line) => /moeda|currency|divisa/i.test(line)).join(' '));
}

type Movement = { row: Row; bookedOn: string; amountMinor: number };

/** Null for a row that is no movement; its amount is NaN where it cannot be read. */
function movementOf(row: Row): Movement | null {
  const bookedOn = dayOf(cellOf(row, 'day')) ?? dayOf(cellOf(row, 'value_day'));
  const amountMinor = bookedOn === null ? null : signedAmount(row);
  return bookedOn === null || amountMinor === null ? null : { row, bookedOn, amountMinor };
}

type Row = { cells: readonly string[]; columns: Columns };

function headOf(rows: readonly (readonly string[])[]): { place: number; columns: Columns } | null {
  for (const [place, cells] of rows.slice(0, mostRowsAbove).entries()) {
    const columns = columnsOf(cells);
    if (columns) return { place, columns };
  }
  return null;
}

function cellOf({ cells, columns }: Row, column: BankColumn): string {
  const place = columns[column];
  return place === undefined ? '' : textOf(cells[place]);
}

function textOf(cell = ''): string {
  return cell.replaceAll(/\s+/g, ' ').trim();
}

/** Money that left is negative; NaN where something stands there that is no amount, null where nothing does. */
function signedAmount(row: Row): number | null {
  const [credit, debit, amount] = [cellOf(row, 'credit'), cellOf(row, 'debit'), cellOf(row, 'amount')];
  if (row.columns.credit !== undefined) {
    const incoming = read(credit);
    const outgoing = read(debit);
    if (incoming !== null && incoming !== 0) return incoming;
    return outgoing === null ? null : -Math.abs(outgoing);
  }
  const signed = read(amount);
  return signed === null || !isDebit(cellOf(row, 'side')) ? signed : -Math.abs(signed);
}

function read(text: string): number | null {
  return text === '' ? null : (amountOf(text) ?? Number.NaN);
}

function isDebit(side: string): boolean {
  return side.startsWith('-') || /^(d|deb|db|dbit|debito|debit|saida)$/.test(plain(side));
}

type Facts = Pick<StatementLine, 'bookedOn' | 'amountMinor' | 'currencyKey'>;

/** The currency is that of the table, where the row names none. */
function lineOf(row: Row, { currencyKey, ...facts }: Facts): StatementLine {
  const more = row.columns.more.map((place) => textOf(row.cells[place]));
  const texts = [cellOf(row, 'text'), ...more].filter(Boolean);
  return {
    ...facts,
    currencyKey: currencyIn(cellOf(row, 'currency')) ?? currencyKey,
    text: texts.join(' · '),
    payerName: cellOf(row, 'payer'),
    payerAccountEnd: '',
    bankReference: cellOf(row, 'reference'),
  };
}

/** An IBAN above the columns, or else the number of the account. */
function accountIn(above: readonly string[]): string {
  const iban = /\b(?:AO|PT|MZ)\d{2}(?:[ .]?\d){21}\b/.exec(above.join('\n'))?.[0];
  const named = above.find(
    (line) => /conta|account|nib|iban/i.test(line) && /\d{6}/.test(line.replaceAll(/[\s.-]/g, '')),
  );
  return (iban ?? named?.replaceAll(/\D/g, '') ?? '').replaceAll(/[\s.]/g, '').slice(0, 40);
}
