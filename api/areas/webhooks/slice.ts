import { defineSlice } from '#api/shared/slice.ts';
import { createWebhook, deleteWebhook, restoreWebhook, rotateWebhookSecret, updateWebhook } from './edit-webhooks.ts';
import { notifyDisabled } from './notify-disabled.ts';
import { queueAs } from './queue-deliveries.ts';
import { resendWebhookDelivery, retrieveWebhookDeliveries, retrieveWebhookSources } from './retrieve-webhooks.ts';
import { purgeDeliveries, sendDeliveries, sendDueDeliveries } from './send-deliveries.ts';
import { tables } from './tables.ts';

export const webhooksSlice = defineSlice('webhooks', {
  verbs: {
    retrieveWebhookSources,
    createWebhook,
    updateWebhook,
    deleteWebhook,
    restoreWebhook,
    rotateWebhookSecret,
    retrieveWebhookDeliveries,
    resendWebhookDelivery,
  },
  reactions: {
    order_placed: queueAs('order.placed'),
    order_paid: queueAs('order.paid'),
    order_canceled: queueAs('order.canceled'),
    order_items_returned: queueAs('order.items_returned'),
    refund_done: queueAs('refund.done'),
    enrollment_opened: queueAs('enrollment.opened'),
    enrollment_transferred: queueAs('enrollment.transferred'),
    enrollment_concluded: queueAs('enrollment.concluded'),
    enrollment_ended: queueAs('enrollment.ended'),
    certificate_issued: queueAs('certificate.issued'),
    certificate_revoked: queueAs('certificate.revoked'),
    certificate_replaced: queueAs('certificate.replaced'),
    class_moved: queueAs('class.moved'),
    class_canceled: queueAs('class.canceled'),
    class_concluded: queueAs('class.concluded'),
    affiliation_accepted: queueAs('affiliation.accepted'),
    affiliation_ended: queueAs('affiliation.ended'),
    person_corrected: queueAs('person.corrected'),
    webhook_due: {
      'send-webhook': (ctx, { webhook_id, delivery_id }) => sendDeliveries(ctx, webhook_id, { firstId: delivery_id }),
    },
    webhook_disabled: { 'notify-webhook-disabled': (ctx, { webhook_id }) => notifyDisabled(ctx, webhook_id) },
  },
  jobs: {
    'send-webhooks': { cron: '* * * * *', run: sendDueDeliveries },
    'purge-webhook-deliveries': { cron: '52 3 * * *', run: purgeDeliveries },
  },
  tables,
});
