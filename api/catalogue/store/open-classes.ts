import { sql, type RawBuilder } from 'kysely';

/**
 * Every class that can be bought now, with all seats summed at once: `course_id`, `city`, `start_at`, `has_seats`. Those
 * of some courses, where `of` tells their ids.
 */
export function openClasses(now: Date, of?: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select k.course_id, k.city, k.start_at,
      k.capacity is null or coalesce(sum(h.quantity), 0) < k.capacity as has_seats
    from classes k left join seat_holds h on h.class_id = k.id
      and (h.status = 'consumed' or (h.status = 'active' and (h.expires_at is null or h.expires_at > ${now})))
    where is_for_sale(k, ${now}) ${of ? sql`and k.course_id in (${of})` : sql``} group by k.id`;
}
