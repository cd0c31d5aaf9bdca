import { webhookEvents } from '#contract/areas/webhooks/events.ts';
import type { WebhookEventType } from '#contract/areas/webhooks/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { emitAll } from '#api/shared/events/events.ts';
import { insertDeliveries } from './store/deliveries.ts';

/**
 * The reaction to an event that other programs may choose. The event was stored in the transaction of what happened, and
 * a repeated reaction stores no second delivery.
 */
export function queueAs(type: WebhookEventType) {
  return {
    'queue-webhooks': (ctx: Ctx, payload: object, eventId: number): Promise<void> =>
      inTransaction(ctx, async (tx) => {
        const data = webhookEvents[type].data.parse(payload);
        const body = JSON.stringify({ type, timestamp: tx.now().toISOString(), data });
        const ids = await insertDeliveries(tx, { type, eventId, body });
        const due = ids.map((webhook_id) => ({ webhook_id }));
        await emitAll(tx, 'webhook_due', due);
      }),
  };
}
