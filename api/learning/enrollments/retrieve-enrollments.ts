import type { Enrollment, EnrollmentFilter } from '#contract/learning/enrollments/calls.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { courseSummaries, type CourseSummary } from '#api/offer/catalogue/index.ts';
import { mainCurrencyId } from '#api/platform/settings/index.ts';
import { awaitsRegulation } from './model/awaits-regulation.ts';
import { pageOfEnrollments, type EnrollmentRow } from './store.ts';
import { whatComesNext, type Next } from './what-comes-next.ts';

export async function retrieveEnrollments(
  ctx: Ctx,
  query: ListQuery<{ filter?: EnrollmentFilter }>,
): Promise<ResultPage<Enrollment>> {
  const { personId } = signedIn(ctx);
  const scope = hasClaims(ctx, 'enrollments.edit') ? 'all' : { personId };
  const { rows, total } = await pageOfEnrollments(ctx, { ...query, scope });
  const currencyId = await mainCurrencyId(ctx);
  const courses = await courseSummaries(ctx, { ids: rows.map((row) => row.course_id), currency_id: currencyId });
  const nextOf = await whatComesNext(ctx, rows, personId);
  const results = rows.map((row) => ({ ...enrollmentOf(ctx, row, courses.get(row.course_id)), ...nextOf(row) }));
  return { results, total };
}

function enrollmentOf(ctx: Ctx, row: EnrollmentRow, course: CourseSummary | undefined): Omit<Enrollment, keyof Next> {
  if (!course) throw new Error(`Enrollment ${row.id} names a course that does not exist.`);
  return {
    id: row.id,
    status: row.status,
    outcome: row.outcome,
    registered_at: row.registered_at.toISOString(),
    enrolled_at: moment(row.enrolled_at),
    awaits_files: row.status === 'registered' && row.paid_at !== null,
    ended_at: moment(row.ended_at),
    concluded_at: moment(row.concluded_at),
    concludes_at: row.concluded_at === null && row.status === 'enrolled' ? moment(row.concludes_at) : null,
    progress_rate: row.progress_rate,
    attendance_rate: row.attendance_rate,
    final_grade: row.final_grade,
    person: { id: row.person_id, name: row.person_name },
    course: {
      id: course.id,
      title: course.title,
      type: course.type,
      cover_url: course.cover_url,
      picture: course.picture,
      partner: course.partner?.name ?? null,
    },
    class: classOf(row),
    regulation: regulationOf(row),
    regulation_accepted_at: moment(row.regulation_accepted_at),
    awaits_regulation: awaitsRegulation(row, ctx.now()),
    is_for_company: row.organization_id !== null,
    order: row.order_id === null || row.number === null ? null : { id: row.order_id, number: row.number },
  };
}

function classOf(row: EnrollmentRow): Enrollment['class'] {
  return {
    id: row.class_id,
    code: row.code,
    type: row.class_type,
    status: row.class_status,
    start_at: moment(row.start_at),
    end_at: moment(row.end_at),
    tz: row.tz,
    venue: row.venue,
    city: row.city,
  };
}

function regulationOf({ rules_sha256: sha256, rules_byte_size: byte_size }: EnrollmentRow): Enrollment['regulation'] {
  return sha256 === null || byte_size === null ? null : { sha256, byte_size };
}

function moment(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
