import type { EntryFilter, LedgerEntry } from '#contract/sales/accounts/calls.ts';
import { dayIn } from '#contract/rules/days.ts';
import { csvOf } from '#contract/rules/csv.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { decimalsOf } from '#contract/visitor-values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { textsFor } from '#api/shared/texts.ts';

import { readStatement, type Statement } from './read-statement.ts';

type Named = { name: string; bytes: Uint8Array<ArrayBuffer> };

export async function statementCsv(ctx: Ctx, filter: EntryFilter): Promise<Named> {
  const statement = await readStatement(ctx, filter);
  const t = textsFor(ctx.locale);
  const amount = amountFor(statement.currency);
  const heads = ['day', 'what', 'due', 'debit', 'credit', 'balance', 'currency'] as const;
  const rows = statement.entries.map((entry) => [
    dayOf(entry.created_at),
    wordsOf(ctx, entry),
    entry.due_at ? dayOf(entry.due_at) : '',
    entry.kind === 'debit' ? amount(entry.amount_minor) : '',
    entry.kind === 'credit' ? amount(entry.amount_minor) : '',
    amount(entry.balance_minor),
    statement.currency.toUpperCase(),
  ]);
  const csv = csvOf([heads.map((head) => t(`statement.${head}`)), ...rows]);
  return { name: nameOf(ctx, statement, 'csv'), bytes: new TextEncoder().encode(csv) };
}

export async function statementPdf(ctx: Ctx, filter: EntryFilter): Promise<Named> {
  const statement = await readStatement(ctx, filter);
  // The PDF library is large, so it is loaded at the first use.
  const { renderStatement } = await import('./paper/render-statement.ts');
  const bytes = await renderStatement({ ...statement, words: (entry) => wordsOf(ctx, entry) });
  return { name: nameOf(ctx, statement, 'pdf'), bytes };
}

/** What an entry is about, in the language of the reader. */
export function wordsOf({ locale }: Pick<Ctx, 'locale'>, entry: LedgerEntry): string {
  const { documents, reference, note, order_number, reason, kind } = entry;
  const about = textsFor(locale)(`statement.reason_${reason}`, { kind, number: order_number ?? '', reference });
  return [documents.map(({ number }) => number).join(', '), about, note].filter(Boolean).join(' · ');
}

/** Plain figures with the decimals of the currency, which spreadsheets read. */
function amountFor(currency: string) {
  const decimals = decimalsOf(currency);
  return (minor: number) => Number((minor / 10 ** decimals).toFixed(decimals));
}

function dayOf(moment: string): string {
  return dayIn(operatorZone, new Date(moment));
}

function nameOf({ locale }: Ctx, { terms, currency, at }: Statement, extension: 'csv' | 'pdf'): string {
  const title = textsFor(locale)('statement.title');
  const named = documentFileName(`${title} ${terms.name} ${currency.toUpperCase()} ${dayIn(operatorZone, at)}`);
  return named.replace(/\.pdf$/, `.${extension}`);
}
