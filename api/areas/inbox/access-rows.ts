import { accessRowsOf, forEditors, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('inbox', {
  calls: {
    retrieveInbox: forEditors(() => ({})),
    retrieveInboxCounters: forEditors(() => ({})),
    takeInboxItem: forEditors(one(({ paymentId }) => ({ kind: 'proof', id: paymentId }))),
    giveInboxItemBack: forEditors(one(({ paymentId }) => ({ kind: 'proof', id: paymentId }))),
  },
});
