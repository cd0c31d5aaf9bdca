import { sql, type RawBuilder } from 'kysely';

/** Every class that is for sale: `course_id`, `city`, `start_at`, `has_seats`. `of` narrows it to some course ids. */
export function openClasses(now: Date, of?: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select k.course_id, k.city, k.start_at, k.seats_free_at <= ${now} as has_seats
    from shared_classes k where is_for_sale(k.class, ${now}) ${of ? sql`and k.course_id in (${of})` : sql``}`;
}
