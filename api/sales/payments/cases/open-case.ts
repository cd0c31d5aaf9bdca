import type { CaseKind } from '#contract/sales/payments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { insertCase } from './store.ts';

type NewCase = {
  kind: CaseKind;
  amountMinor: number | null;
  currencyKey: string | null;
  /** Null for money that staff confirmed by hand. */
  eventId: number | null;
  /** Null where nobody knows what the money is for. */
  attempt: { id: number; order_id: number } | null;
  dueMinor: number | null;
};

/** Once for an event, and once for a payment that was confirmed by hand. */
export async function openCase(ctx: Ctx, { kind, amountMinor, currencyKey, ...made }: NewCase): Promise<void> {
  const id = await insertCase(ctx, {
    kind,
    event_id: made.eventId,
    order_id: made.attempt?.order_id ?? null,
    payment_id: made.attempt?.id ?? null,
    amount_minor: amountMinor,
    currency_key: currencyKey,
    due_minor: made.dueMinor,
  });
  if (id === undefined) return;
  await recordMove(ctx, { subject: 'payment_case', subjectId: id, move: 'open', from: null, to: 'open', reason: kind });
  await emit(ctx, 'payment_case_opened', { payment_case_id: id });
}
