import { invitationsADay } from '#contract/people/organizations/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { takeFromRate } from '#api/shared/http/rate-limit.ts';
import { userIdOf } from './require-right.ts';
import { hasPaid } from './store/has-paid.ts';

/**
 * Counts emails to addresses that anyone may type. Until the organization has paid for something, the
 * person who invites is counted as well, in all such organizations together. Refuses `too_many_invitations`. The organization is locked.
 */
export async function countInvitations(tx: Ctx, organizationId: number, many: number): Promise<void> {
  const userId = userIdOf(tx);
  if (many === 0 || userId === null) return;
  const isPaying = await hasPaid(tx, organizationId);
  const most = isPaying ? invitationsADay.afterPayment : invitationsADay.beforePayment;
  const buckets = [`invitations of organization ${organizationId}`];
  if (!isPaying) buckets.push(`invitations by user ${userId}`);
  for (const bucket of buckets) {
    const { excess, seconds } = await takeFromRate(tx, bucket, { most, withinSeconds: daySeconds, many });
    if (excess === 0) continue;
    const data = { most, left: Math.max(0, many - excess) };
    throw new Refusal('too_many_invitations', { ...data, seconds, paid: isPaying ? 'yes' : 'no' });
  }
}
