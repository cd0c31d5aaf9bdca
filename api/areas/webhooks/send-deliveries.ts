import { deliveriesStoredDays, disabledAfterDays, type DisabledReason } from '#contract/areas/webhooks/values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { emit } from '#api/shared/events/events.ts';
import { postOutside } from '#api/shared/outbound/post-outside.ts';
import { retryGap, retryAfterMs } from './model/retry-gap.ts';
import { secretsOf } from './secrets.ts';
import { signedHeaders } from './sign.ts';
import {
  bringForward,
  claimDelivery,
  deleteDeliveries,
  dueDeliveries,
  messageId,
  settleDelivery,
  type ClaimedDelivery,
  type Outcome,
} from './store/deliveries.ts';
import { disableWebhook, markFailing, markWorking } from './store/webhooks.ts';

const timeoutMs = 15_000;
const longestError = 300;
const gone = 410;

/** Sends it once, unless somebody else does. Answers whether it arrived; null where there was nothing to send. */
export async function sendDelivery(ctx: Ctx, id: number): Promise<boolean | null> {
  const delivery = await claimDelivery(ctx, id);
  if (!delivery) return null;
  const { requestedMs, ...outcome } = await attempt(ctx, delivery);
  const hasArrived = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  if (hasArrived) {
    await settleDelivery(ctx, id, { ...outcome, state: 'delivered', nextAt: null });
    if (await markWorking(ctx, delivery.webhook_id)) await bringForward(ctx, delivery.webhook_id);
    return true;
  }
  const gap = retryGap({ attempts: delivery.attempts, requestedMs, chance: Math.random() });
  const nextAt = gap === null ? null : new Date(ctx.now().getTime() + gap);
  await settleDelivery(ctx, id, { ...outcome, state: nextAt ? 'waiting' : 'failed', nextAt });
  await noteFailure(ctx, delivery, outcome);
  return false;
}

async function attempt(ctx: Ctx, delivery: ClaimedDelivery): Promise<Outcome & { requestedMs: number | null }> {
  const { address, body, event_id: eventId } = delivery;
  const secrets = secretsOf(ctx.config, delivery, ctx.now());
  const headers = signedHeaders({ id: messageId(eventId), at: ctx.now(), body, secrets });
  const began = performance.now();
  const durationMs = () => Math.round(performance.now() - began);
  try {
    const sent = { headers, body, timeoutMs, allowsPrivate: !ctx.config.production };
    const { status, retryAfter } = await postOutside(address, sent);
    const error = status >= 200 && status < 300 ? null : `HTTP ${status}`;
    return { status, error, durationMs: durationMs(), requestedMs: retryAfterMs(retryAfter, ctx.now()) };
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    return { status: null, error: message.slice(0, longestError), durationMs: durationMs(), requestedMs: null };
  }
}

async function noteFailure(ctx: Ctx, { webhook_id: id }: ClaimedDelivery, { status }: Outcome): Promise<void> {
  const since = await markFailing(ctx, id);
  const isLong = ctx.now().getTime() - since.getTime() >= disabledAfterDays * dayMs;
  if (status === gone) await disable(ctx, id, 'gone');
  else if (isLong) await disable(ctx, id, 'failing');
}

async function disable(ctx: Ctx, id: number, reason: DisabledReason): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (await disableWebhook(tx, id, reason)) await emit(tx, 'webhook_disabled', { webhook_id: id });
  });
}

/** All that is due: of each webhook one after the other until one fails, since the next would too. */
export async function sendDueDeliveries(ctx: Ctx): Promise<void> {
  const due = await dueDeliveries(ctx);
  await Promise.all([...due.values()].map((ids) => sendInOrder(ctx, ids)));
}

async function sendInOrder(ctx: Ctx, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    if ((await sendDelivery(ctx, id)) === false) return;
  }
}

export async function purgeDeliveries(ctx: Ctx): Promise<void> {
  await deleteDeliveries(ctx, new Date(ctx.now().getTime() - deliveriesStoredDays * dayMs));
}
