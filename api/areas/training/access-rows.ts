import { accessRowsOf, one, ofOwner } from '#api/shared/testing/access-row.ts';

/** The owner bought the line as a person, so it is no line of an organization. */
export const accessRows = accessRowsOf('training', {
  calls: {
    retrieveCourseRequests: ofOwner(({ organizationId }) => ({ filter: { organization_id: organizationId } })),
    requestCourse: ofOwner(
      one(({ organizationId, classId }) => ({ organization_id: organizationId, class_id: classId })),
      'ok',
    ),
    withdrawCourseRequest: ofOwner(
      one(() => ({ id: 999_999 })),
      'not_found',
    ),
    approveCourseRequest: ofOwner(
      one(() => ({ id: 999_999 })),
      'not_found',
    ),
    declineCourseRequest: ofOwner(
      one(() => ({ id: 999_999, reason: 'Não este ano.' })),
      'not_found',
    ),
    retrieveSeatLines: ofOwner(({ organizationId }) => ({ filter: { organization_id: organizationId } })),
    retrieveSeatHolders: ofOwner(({ orderItemId }) => ({ filter: { order_item_id: orderItemId } }), 'not_found'),
    retrievePromisedSeats: ofOwner(({ orderItemId }) => ({ filter: { order_item_id: orderItemId } }), 'not_found'),
    retrieveSeatCandidates: ofOwner(({ orderItemId }) => ({ filter: { order_item_id: orderItemId } }), 'not_found'),
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
