import { accessRowsOf, forEditors, one } from '#api/shared/testing/access-row.ts';

const webhook = { name: 'ERP', address: 'https://erp.exemplo.ao/hook', events: ['order.paid'] };

export const accessRows = accessRowsOf('webhooks', {
  calls: {
    retrieveWebhookSources: forEditors(() => ({})),
    createWebhook: forEditors(one(() => webhook)),
    updateWebhook: forEditors(one(() => ({ id: 1, name: 'ERP' }))),
    deleteWebhook: forEditors(one(() => ({ id: 1 }))),
    restoreWebhook: forEditors(one(() => ({ id: 1 }))),
    rotateWebhookSecret: forEditors(one(() => ({ id: 1 }))),
    retrieveWebhookDeliveries: forEditors(() => ({})),
    resendWebhookDelivery: forEditors(one(() => ({ id: 1 }))),
  },
});
