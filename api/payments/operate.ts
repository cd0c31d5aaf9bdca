import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { approvePayment } from './approve-payment.ts';
import { rejectPayment } from './reject-payment.ts';
import { latestByHand, waitingByHand, type WaitingPayment } from './store.ts';

export const OperatorCommand = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('list') }),
  z.strictObject({ command: z.literal('approve'), order: z.string(), receipt_number: z.string().optional() }),
  z.strictObject({ command: z.literal('reject'), order: z.string(), reason: z.string().trim().min(1).max(300) }),
]);
export type OperatorCommand = z.infer<typeof OperatorCommand>;

/**
 * What `npm run payments` does for an operator, as the operator: lists what waits for a person, or approves or rejects the
 * transfer or cash of an order, by its number. Refuses `not_found` where an order has no such attempt.
 */
export async function operate(ctx: Ctx, expected: OperatorCommand): Promise<WaitingPayment[]> {
  if (expected.command === 'list') return waitingByHand(ctx);
  const attempt = await latestByHand(ctx, expected.order);
  if (!attempt) throw new Refusal('not_found');
  if (expected.command === 'reject') await rejectPayment(ctx, { id: attempt.id, reason: expected.reason });
  else await approvePayment(ctx, { id: attempt.id, receipt_number: expected.receipt_number });
  return [(await latestByHand(ctx, expected.order)) ?? attempt];
}
