import type { ClassCard } from '#contract/classes.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { coursesInBrief, type CourseBrief } from '#api/catalogue/index.ts';
import { mainCurrency } from '#api/settings/index.ts';
import { takesWaiting } from './model/seat-offer.ts';
import { pageOfClasses, type ClassAsk, type ClassRow } from './store.ts';

/** Classes of published courses by start, each with its course, its seats and its price. */
export async function retrieveClasses(ctx: Ctx, ask: ClassAsk): Promise<Found<ClassCard>> {
  const { rows, total } = await pageOfClasses(ctx, ask);
  const currencyId = ask.filter.currency_id ?? (await mainCurrency(ctx)).id;
  const courses = await coursesInBrief(ctx, { ids: rows.map((row) => row.course_id), currency_id: currencyId });
  const results = rows.flatMap((row) => {
    const course = courses.get(row.course_id);
    return course ? [toCard(row, { course, now: ctx.now() })] : [];
  });
  return { results, total };
}

function toCard(row: ClassRow, { course, now }: { course: CourseBrief; now: Date }): ClassCard {
  return {
    id: row.id,
    code: row.code,
    type: row.type,
    status: row.status,
    start_at: row.start_at?.toISOString() ?? null,
    end_at: row.end_at?.toISOString() ?? null,
    tz: row.tz,
    venue: row.venue,
    city: row.city,
    registration_opens_at: row.registration_opens_at?.toISOString() ?? null,
    registration_deadline: row.registration_deadline?.toISOString() ?? null,
    lesson_count: row.lesson_count,
    capacity: row.capacity,
    seats_left: row.seats_left,
    is_full: row.is_full,
    is_for_sale: row.is_for_sale,
    takes_waiting: takesWaiting(row, now),
    course: {
      id: course.id,
      title: course.title,
      workload_hours: course.workload_hours,
      category: course.category,
      partner: course.partner,
      price: course.price,
      cover_url: course.cover_url,
    },
  };
}
