import { queries } from '#web/shared/api/api.ts';

/** An order has few documents. */
export function documentsQuery(orderId: number) {
  return queries().fiscal.retrieveFiscalDocuments.queryOptions({
    input: { filter: { order_id: orderId }, sort: [{ field: 'id', order: 'asc' }], page: { number: 1, size: 100 } },
  });
}
