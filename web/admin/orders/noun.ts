import type { OrderRecord, OrderRecordFilter } from '#contract/sales/orders/records.ts';
import { queries } from '#web/shared/api/api.ts';
import type { Listed } from '../frame/noun.ts';

export type OrderSort = 'number' | 'placed_at' | 'buyer' | 'organization' | 'status' | 'total_minor';

export const orders: Listed<OrderRecord, OrderRecordFilter, OrderSort> = {
  name: 'orders',
  source: ({ filter: { deleted: _deleted, ...filter }, ...input }) =>
    queries().orders.retrieveOrderRecords.queryOptions({ input: { filter, ...input } }),
  nameOf: ({ number }) => number,
};
