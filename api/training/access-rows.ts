import { accessRowsOf, one, ofOwner } from '#api/shared/access-row.ts';

/** The owner bought the line as a person, so it is no line of an organization. */
export const accessRows = accessRowsOf('training', {
  calls: {
    retrieveSeatLines: ofOwner(({ organizationId }) => ({ filter: { organization_id: organizationId } })),
    retrieveSeatHolders: ofOwner(({ orderItemId }) => ({ filter: { order_item_id: orderItemId } }), 'not_found'),
    assignSeats: ofOwner(
      one(({ orderItemId, personId }) => ({ order_item_id: orderItemId, person_ids: [personId] })),
      'not_found',
    ),
    swapSeat: ofOwner(
      one(({ orderItemId, personId }) => ({
        order_item_id: orderItemId,
        from_person_id: personId,
        to_person_id: personId,
      })),
      'not_found',
    ),
    takeSeatBack: ofOwner(
      one(({ orderItemId, personId }) => ({ order_item_id: orderItemId, person_id: personId })),
      'not_found',
    ),
    setSeatDueDate: ofOwner(
      one(({ orderItemId }) => ({ order_item_id: orderItemId, due_on: '2026-12-31' })),
      'not_found',
    ),
  },
});
