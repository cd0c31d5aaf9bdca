import type { Classroom, ClassroomFilter } from '#contract/areas/classroom/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { courseSummaries, type CourseSummary } from '#api/offer/catalogue/index.ts';
import { classSummaries, currentRegulations, type ClassSummary } from '#api/offer/classes/index.ts';
import { mainCurrencyId, readSetting } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { tabsShownTo } from './model/tab-access.ts';
import { partInClass, requireInSight, type PartInClass } from './part-in-class.ts';

type Query = { filter: ClassroomFilter };

export async function retrieveClassrooms(ctx: Ctx, { filter }: Query): Promise<ResultPage<Classroom>> {
  signedIn(ctx);
  const { id = 0, currency_id } = filter;
  const match = (await classSummaries(ctx, [id])).get(id);
  if (!match) throw new Refusal('not_found');
  const part = await partInClass(ctx, id);
  const currencyId = currency_id ?? (await mainCurrencyId(ctx));
  const course = (await courseSummaries(ctx, { ids: [match.course_id], currency_id: currencyId })).get(match.course_id);
  if (!course) throw new Refusal('not_found');
  requireInSight(part.roles, course.is_published);
  const regulation = (await currentRegulations(ctx, [id])).get(id) ?? null;
  const check_in_minutes = await readSetting(ctx, 'attendanceEntryMinutes');
  const facts = { ...factsOf(match), ...partOf(part), check_in_minutes, regulation };
  return { results: [{ ...facts, course: courseOf(course) }], total: 1 };
}

function factsOf(row: ClassSummary) {
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
    registration_deadline: row.registration_deadline?.toISOString() ?? null,
    lesson_count: row.lesson_count,
    mandatory_files: row.mandatory_files,
    seats_left: row.seats_left,
    is_full: row.is_full,
    is_for_sale: row.is_for_sale,
    attendance_min: row.attendance_min,
    grade_min: row.grade_min,
  };
}

function partOf({ roles, enrollment, trainers }: PartInClass) {
  return { roles, trainers, enrollment_id: enrollment?.id ?? null, tabs: tabsShownTo(roles) };
}

function courseOf(course: CourseSummary): Classroom['course'] {
  return {
    id: course.id,
    title: course.title,
    is_published: course.is_published,
    workload_hours: course.workload_hours,
    partner: course.partner?.name ?? null,
    price: course.price,
    cover_url: course.cover_url,
    picture: course.picture,
  };
}
