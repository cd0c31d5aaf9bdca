import { hasClaims, type Ctx } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import type { AuditNotes } from './changes-between.ts';
import { maskWithin } from './mask-input.ts';
import { ownRecords, recordsIn } from './records-in.ts';
import { writeEntry } from './write-entry.ts';

export type AuditedCall = {
  /** As in the description of the API: `orders.cancelOrder`, or `POST /regulations/create`. */
  call: string;
  noun: string;
  /** Anyone who has it acts for the operator. Without one, nothing is audited. */
  claim: string | undefined;
  isSecret?: boolean;
};

/**
 * Runs a command; if the user has the claim that opens it to staff, in one transaction with its entry in the audit trail.
 * A refusal leaves no entry.
 */
export async function auditCommand<R>(
  ctx: Ctx,
  { call, noun, claim, isSecret = false }: AuditedCall,
  { input, run }: { input: unknown; run: (ctx: Ctx) => Promise<R> },
): Promise<R> {
  const { actor } = ctx;
  if (claim === undefined || actor.kind !== 'user' || !hasClaims(ctx, claim)) return run(ctx);
  return inTransaction(ctx, async (tx) => {
    const notes: AuditNotes = { changes: null };
    const result = await run({ ...tx, audit: notes });
    const { changes } = notes;
    const stored = changes !== null || isSecret ? null : maskWithin(noun, inputOf(input));
    const about = { noun, input, result };
    const records = changes === null ? recordsIn(about) : ownRecords(about);
    await writeEntry(tx, { actor, call, records, changes, input: stored });
    return result;
  });
}

/** The one item of a command, without the envelope. */
function inputOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body ?? null;
  const { data } = body;
  return Array.isArray(data) && data.length === 1 ? (data[0] as unknown) : data;
}

/** `/order-items/deliver` is about `order-items`. */
export function nounOfPath(path: string): string {
  return path.split('/')[1] ?? '';
}
