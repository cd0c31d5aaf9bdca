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
  const above = rows.slice(0, head.place).map((cells) => cells.join(' '));
  const incoming: StatementLine[] = [];
  let outgoingCount = 0;
  for (const [index, cells] of rows.entries()) {
    if (index <= head.place) continue;
    const row = { cells, columns: head.columns };
    const bookedOn = dayOf(cell(row, 'day')) ?? dayOf(cell(row, 'value_day'));
    const amount = bookedOn === null ? null : signedAmount(row);
    if (bookedOn === null || amount === null) continue;
    if (Number.isNaN(amount)) return { fault: 'amount', row: index + 1 };
    if (amount > 0) incoming.push(lineOf(row, { bookedOn, amountMinor: amount }));
    else if (amount < 0) outgoingCount += 1;
  }
  const currencyKey =
    head.columns.currencyInHead ?? currencyIn(above.filter((line) => /moeda|currency|divisa/i.test(line)).join(' '));
  const named = incoming.map((line) => ({ ...line, currencyKey: line.currencyKey ?? currencyKey }));
  return { format: 'csv', account: accountIn(above), incoming: named, outgoingCount };
}

type Row = { cells: readonly string[]; columns: Columns };

function headOf(rows: readonly (readonly string[])[]): { place: number; columns: Columns } | null {
  for (const [place, cells] of rows.slice(0, mostRowsAbove).entries()) {
    const columns = columnsOf(cells);
    if (columns) return { place, columns };
  }
  return null;
}

function cell({ cells, columns }: Row, column: BankColumn): string {
  const place = columns[column];
  return place === undefined ? '' : textOf(cells[place]);
}

function textOf(cell = ''): string {
  return cell.replaceAll(/\s+/g, ' ').trim();
}

/** Money that left is negative; NaN where something stands there that is no amount, null where nothing does. */
function signedAmount(row: Row): number | null {
  const [credit, debit, amount] = [cell(row, 'credit'), cell(row, 'debit'), cell(row, 'amount')];
  if (row.columns.credit !== undefined) {
    const arrived = read(credit);
    const left = read(debit);
    if (arrived !== null && arrived !== 0) return arrived;
    return left === null ? null : -Math.abs(left);
  }
  const signed = read(amount);
  return signed === null || !isDebit(cell(row, 'side')) ? signed : -Math.abs(signed);
}

function read(text: string): number | null {
  return text === '' ? null : (amountOf(text) ?? Number.NaN);
}

function isDebit(side: string): boolean {
  return side.startsWith('-') || /^(d|deb|db|dbit|debito|debit|saida)$/.test(plain(side));
}

function lineOf(row: Row, { bookedOn, amountMinor }: Pick<StatementLine, 'bookedOn' | 'amountMinor'>): StatementLine {
  const more = row.columns.more.map((place) => textOf(row.cells[place]));
  const texts = [cell(row, 'text'), ...more].filter(Boolean);
  return {
    bookedOn,
    amountMinor,
    currencyKey: currencyIn(cell(row, 'currency')),
    text: texts.join(' · '),
    payerName: cell(row, 'payer'),
    payerAccountEnd: '',
    bankReference: cell(row, 'reference'),
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
