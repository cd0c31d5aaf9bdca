import { deliveriesStoredDays, disabledAfterDays, type DisabledReason } from '#contract/areas/webhooks/values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { emit } from '#api/shared/events/events.ts';
import { isOnlyHere, postOutside } from '#api/shared/outbound/post-outside.ts';
import { retryGap, retryAfterMs } from './model/retry-gap.ts';
import { secretsOf } from './secrets.ts';
import { signedHeaders } from './sign.ts';
import {
  makeWaitingDue,
  claimDelivery,
  deleteDeliveries,
  messageId,
  settleDelivery,
  webhooksDue,
  type ClaimedDelivery,
  type Outcome,
  type Turn,
} from './store/deliveries.ts';
import { disableWebhook, markFailing, markWorking, releaseWebhook } from './store/webhooks.ts';

const timeoutMs = 15_000;
const longestError = 300;
const gone = 410;

/** A job of the clock ends before the next one begins. */
const longestTurnMs = 40_000;

/**
 * Sends what is due for a webhook, one after the other. Ends at the first failure, since the next would fail too, and
 * after some time; the clock sends the rest.
 */
export async function sendDeliveries(ctx: Ctx, webhookId: number, turn: Turn = {}): Promise<void> {
  const began = performance.now();
  for (let isGoingOn = true; isGoingOn;) {
    const delivery = await claimDelivery(ctx, webhookId, turn);
    if (!delivery) return;
    isGoingOn = (await send(ctx, delivery)) && performance.now() - began < longestTurnMs;
    await releaseWebhook(ctx, webhookId);
  }
}

/** Answers whether it arrived. */
async function send(ctx: Ctx, delivery: ClaimedDelivery): Promise<boolean> {
  const { id, webhook_id: webhookId, attempts } = delivery;
  const { requestedMs, ...outcome } = await attempt(ctx, delivery);
  if (hasArrived(outcome.status)) {
    await settleDelivery(ctx, id, { ...outcome, state: 'delivered', nextAt: null });
    if (await markWorking(ctx, webhookId)) await makeWaitingDue(ctx, webhookId);
    return true;
  }
  const gap = retryGap({ attempts, requestedMs, chance: Math.random() });
  const nextAt = gap === null ? null : new Date(ctx.now().getTime() + gap);
  await settleDelivery(ctx, id, { ...outcome, state: nextAt ? 'waiting' : 'failed', nextAt });
  await noteFailure(ctx, delivery, outcome);
  return false;
}

function hasArrived(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

async function attempt(ctx: Ctx, delivery: ClaimedDelivery): Promise<Outcome & { requestedMs: number | null }> {
  const { address, body, event_id: eventId } = delivery;
  const secrets = secretsOf(ctx.config, delivery, ctx.now());
  const headers = signedHeaders({ id: messageId(eventId), at: ctx.now(), body, secrets });
  const began = performance.now();
  const durationMs = () => Math.round(performance.now() - began);
  try {
    const sent = { headers, body, timeoutMs, allowsPrivate: isOnlyHere(ctx.config) };
    const { status, retryAfter } = await postOutside(address, sent);
    const error = hasArrived(status) ? null : `HTTP ${status}`;
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

/** All that is due, to all webhooks at once. */
export async function sendDueDeliveries(ctx: Ctx): Promise<void> {
  await Promise.all((await webhooksDue(ctx)).map((id) => sendDeliveries(ctx, id, { isRetry: true })));
}

export async function purgeDeliveries(ctx: Ctx): Promise<void> {
  await deleteDeliveries(ctx, new Date(ctx.now().getTime() - deliveriesStoredDays * dayMs));
}
