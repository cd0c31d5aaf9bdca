import { queries } from '#web/shared/api/api.ts';
import { currencyIdOf, currentVisitor } from '#web/shared/visitor/visitor.ts';

// Self-paced classes have no start; any date leaves them out.
const anyStart = { gte: '2000-01-01T00:00:00Z' };

export function nextClassesQuery(size: number, partnerId?: number) {
  return startingQuery(size, partnerId === undefined ? {} : { partner_id: partnerId });
}

/** The classes that the public page of a trainer names. */
export function classesOfTrainerQuery(ids: number[]) {
  return startingQuery(ids.length, { id: ids });
}

function startingQuery(size: number, of: { partner_id?: number; id?: number[] }) {
  return queries().classes.retrieveClasses.queryOptions({
    input: {
      fields: ['id', 'type', 'start_at', 'tz', 'city', 'seats_left', 'is_full', 'course'],
      filter: { ...of, is_for_sale: true, start_at: anyStart, currency_id: currencyIdOf(currentVisitor().currency) },
      sort: [{ field: 'start_at', order: 'asc' }],
      page: { number: 1, size },
    },
  });
}
