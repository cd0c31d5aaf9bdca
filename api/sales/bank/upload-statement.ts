import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import type { BankStatement } from '#contract/sales/bank/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { currenciesByKey, currencyById } from '#api/platform/settings/index.ts';
import { counted, identityOf, type Statement, type StatementLine } from './model/statement.ts';
import { presentStatement } from './present.ts';
import { readStatement } from './statement/read-statement.ts';
import { insertLines, insertStatement, listStatements, saveCounts, statementBySha256 } from './store/statements.ts';

export const StatementFields = z.object({
  currency_id: z.coerce.number().pipe(Id).describe('Of the account, where the file does not name it.'),
});

export type ReadStatement = { name: string; sha256: string; statement: Statement; currencyId: number };

const longestName = 200;

export function mayUploadStatement(ctx: Ctx): void {
  requireClaim(ctx, 'payments.approve');
}

/** The file itself is not stored: it has what the operator pays others, such as salaries. */
export async function prepareStatement(ctx: Ctx, form: FormData, file: File): Promise<ReadStatement> {
  const fields = StatementFields.safeParse({ currency_id: form.get('currency_id') });
  if (!fields.success) throw new Refusal('invalid_input', { field: 'currency_id' });
  const { id: currencyId } = await currencyById(ctx, fields.data.currency_id);
  const bytes = await file.bytes();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: file.name.slice(0, longestName), sha256, statement: readStatement(bytes), currencyId };
}

/** Adds the lines that no earlier statement had; of a file that was uploaded before, none. */
export function uploadStatement(ctx: Ctx, read: ReadStatement): Promise<BankStatement> {
  mayUploadStatement(ctx);
  const { name, sha256, statement } = read;
  const days = statement.incoming.map(({ bookedOn }) => bookedOn).toSorted();
  return inTransaction(ctx, async (tx) => {
    const id = await insertStatement(tx, {
      name,
      sha256,
      format: statement.format,
      account_end: statement.account.slice(-4),
      first_day: days.at(0) ?? '',
      last_day: days.at(-1) ?? '',
      outgoing_count: statement.outgoingCount,
    });
    if (id === undefined) return repeated(tx, await statementBySha256(tx, sha256));
    const lines = await newLines(tx, read);
    const added_count = await insertLines(tx, id, lines);
    await saveCounts(tx, id, { added_count, known_count: lines.length - added_count });
    return stored(tx, id);
  });
}

async function stored(ctx: Ctx, id: number): Promise<BankStatement> {
  const { rows } = await listStatements(ctx, { filter: { id }, sort: [], limit: 1, offset: 0 });
  const [row] = rows;
  if (!row) throw new Error(`Statement ${id} was not stored.`);
  return presentStatement(row);
}

/** As an upload of the same file sees it. */
async function repeated(ctx: Ctx, id: number): Promise<BankStatement> {
  const statement = await stored(ctx, id);
  return { ...statement, added_count: 0, known_count: statement.added_count + statement.known_count };
}

async function newLines(ctx: Ctx, { statement, currencyId }: ReadStatement) {
  const ids = await currenciesByKey(ctx);
  const keys = new Map([...ids].map(([key, id]) => [id, key]));
  const lines = statement.incoming.map((line) => ({ line, currency_id: currencyOf(line, ids) ?? currencyId }));
  const identified = lines.map(({ line, currency_id }) => {
    const identity = identityOf(line, { account: statement.account, currencyKey: keys.get(currency_id) ?? '' });
    return {
      booked_on: line.bookedOn,
      amount_minor: line.amountMinor,
      currency_id,
      text: line.text,
      payer_name: line.payerName,
      payer_account_end: line.payerAccountEnd,
      bank_reference: line.bankReference,
      fingerprint: createHash('sha256').update(identity).digest('hex'),
    };
  });
  return counted(identified, ({ fingerprint }) => fingerprint);
}

function currencyOf({ currencyKey }: StatementLine, ids: ReadonlyMap<string, number>): number | null {
  if (currencyKey === null) return null;
  const id = ids.get(currencyKey);
  if (id === undefined)
    throw new Refusal('bank_statement_currency', { field: 'file', currency: currencyKey.toUpperCase() });
  return id;
}
