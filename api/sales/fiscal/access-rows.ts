import {
  accessRowsOf,
  at,
  forEditors,
  form,
  listOfOwner,
  noForm,
  ofOwner,
  one,
} from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('fiscal', {
  calls: {
    retrieveFiscalDocuments: listOfOwner(({ orderId }) => ({ order_id: orderId })),
    retrieveHandOvers: forEditors(({ orderId }) => ({ filter: { order_id: orderId } })),
    resendHandOver: forEditors(one(() => ({ id: 1 }))),
  },
  raw: {
    'GET /fiscal-documents/:id/pdf': at(
      ofOwner(noForm),
      ({ fiscalDocumentId }) => `/fiscal-documents/${fiscalDocumentId}/pdf`,
    ),
    'POST /fiscal-documents/record': at(
      forEditors(({ orderId }) => form({ order_id: orderId, kind: 'FR', number: 'FR 1' })),
      () => '/fiscal-documents/record',
    ),
  },
});
