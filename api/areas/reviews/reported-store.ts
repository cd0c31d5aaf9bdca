import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { ReportedFilter, ReportedReview } from '#contract/areas/reviews/calls.ts';
import { mostShownReports } from '#contract/areas/reviews/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { rows, type Viewer } from './store.ts';

const newestReport = sql`(select max(r.created_at) from review_reports r where r.review_id = reviews.id)`;
const standing = sql`case when exists (select from review_reports r where r.review_id = reviews.id)
  then 'open' else 'hidden' end`;

const reports = sql<ReportedReview['reports']>`(
  select coalesce(json_agg(json_build_object('reason', r.reason, 'created_at',
    to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.id desc), '[]')
  from (select id, reason, created_at from review_reports
    where review_id = reviews.id order by id desc limit ${mostShownReports}) r
)`;

export function pageOfReported(
  ctx: Ctx,
  { filter, viewer, ...page }: ListQuery<{ filter?: ReportedFilter }> & { viewer: Viewer },
) {
  let query = rows(ctx, viewer)
    .innerJoin('shared_courses as courses', 'courses.id', 'reviews.course_id')
    .select([sql<LocalizedText>`courses.title`.as('course_title'), reports.as('reports')])
    .where(sql<boolean>`(reviews.hidden_at is not null
      or exists (select from review_reports r where r.review_id = reviews.id))`);
  for (const name of ['id', 'course_id'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`reviews.${name}`), value));
  }
  if (filter.report_standing !== undefined) query = query.where(wanted(standing, filter.report_standing));
  const ordered = query
    .orderBy(sql`${newestReport} desc nulls last`)
    .orderBy(sql`reviews.hidden_at desc nulls last`)
    .orderBy('reviews.id', 'desc');
  return pageOf(ordered, page);
}
