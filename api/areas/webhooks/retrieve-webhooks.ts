import type { WebhookDelivery, WebhookDeliveryFilter } from '#contract/areas/webhooks/calls.ts';
import type { WebhookState } from '#contract/areas/webhooks/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { emit } from '#api/shared/events/events.ts';
import { presentRecord, type SourceQuery } from '#api/shared/records/record-versions.ts';
import { listDeliveries, makeDue, webhookOfDelivery } from './store/deliveries.ts';
import { findWebhook, listWebhooks, type WebhookFilter } from './store/webhooks.ts';

const claim = 'webhooks.manage';

export async function retrieveWebhookSources(ctx: Ctx, query: SourceQuery<WebhookFilter>) {
  requireClaim(ctx, claim);
  const { rows, total } = await listWebhooks(ctx, query);
  const results = rows.map(({ former_secret_until: until, ...row }) => {
    const state: WebhookState = row.is_active ? (row.failing_since ? 'failing' : 'working') : 'disabled';
    return presentRecord({ ...row, state, former_secret_until: until && until > ctx.now() ? until : null });
  });
  return { results, total };
}

export async function retrieveWebhookDeliveries(
  ctx: Ctx,
  query: ListQuery<{ filter?: WebhookDeliveryFilter }>,
): Promise<ResultPage<WebhookDelivery>> {
  requireClaim(ctx, claim);
  return listDeliveries(ctx, query);
}

/** Refuses `not_found`, and `webhook_disabled` where nothing would be sent. */
export async function resendWebhookDelivery(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  requireClaim(ctx, claim);
  return inTransaction(ctx, async (tx) => {
    const webhookId = await webhookOfDelivery(tx, id);
    const webhook = webhookId && (await findWebhook(tx, webhookId));
    if (!webhook) throw new Refusal('not_found');
    if (!webhook.is_active) throw new Refusal('webhook_disabled');
    await makeDue(tx, id);
    await emit(tx, 'webhook_due', { webhook_id: webhook.id, delivery_id: id });
    return { id };
  });
}
