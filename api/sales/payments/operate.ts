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
 * Runs a command of `npm run payments`: lists manual payments, or approves or rejects the one of an order, by the number
 * of the order. Refuses `not_found` where an order has no such payment.
 */
export async function operate(ctx: Ctx, input: OperatorCommand): Promise<WaitingPayment[]> {
  if (input.command === 'list') return waitingByHand(ctx);
  const attempt = await latestByHand(ctx, input.order);
  if (!attempt) throw new Refusal('not_found');
  if (input.command === 'reject') await rejectPayment(ctx, { id: attempt.id, reason: input.reason });
  else await approvePayment(ctx, { id: attempt.id, receipt_number: input.receipt_number });
  return [(await latestByHand(ctx, input.order)) ?? attempt];
}
