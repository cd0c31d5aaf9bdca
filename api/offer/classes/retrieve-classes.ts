import type { ClassCard } from '#contract/offer/classes/calls.ts';
import { isFull, seatsLeft, takesWaiting } from '#contract/rules/seats.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { courseSummaries, type CourseSummary } from '#api/offer/catalogue/index.ts';
import { mainCurrencyId } from '#api/platform/settings/index.ts';
import { pageOfClasses, type ClassQuery, type ClassRow } from './store.ts';

export async function retrieveClasses(ctx: Ctx, query: ClassQuery): Promise<ResultPage<ClassCard>> {
  const { rows, total } = await pageOfClasses(ctx, query);
  const currencyId = query.filter.currency_id ?? (await mainCurrencyId(ctx));
  const courses = await courseSummaries(ctx, { ids: rows.map((row) => row.course_id), currency_id: currencyId });
  const results = rows.flatMap((row) => {
    const course = courses.get(row.course_id);
    return course ? [toCard(row, { course, now: ctx.now() })] : [];
  });
  return { results, total };
}

function toCard(row: ClassRow, { course, now }: { course: CourseSummary; now: Date }): ClassCard {
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
    mandatory_files: row.mandatory_files,
    capacity: row.capacity,
    seats_left: seatsLeft(row),
    is_full: isFull(row),
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
