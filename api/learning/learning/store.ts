import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { ContentStatus, ContentType } from '#contract/learning/learning/values.ts';
import type { ModuleFilter } from '#contract/learning/learning/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import type { Interval } from './model/watched.ts';

export async function pageOfModules(
  ctx: Ctx,
  { filter, sort, publishedOnly, ...page }: ListQuery<{ filter?: ModuleFilter }> & { publishedOnly: boolean },
) {
  let query = ctx.db
    .selectFrom('modules')
    .innerJoin('shared_courses as courses', 'courses.id', 'modules.course_id')
    .select(['modules.id', 'modules.course_id', 'modules.position'])
    .select(sql<LocalizedText>`modules.title`.as('title'))
    .where('modules.deleted_at', 'is', null)
    .where('courses.deleted_at', 'is', null);
  if (publishedOnly) query = query.where('courses.published_at', '<=', ctx.now());
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('modules.id'), filter.id));
  if (filter.course_id !== undefined) query = query.where(wanted(sql.ref('modules.course_id'), filter.course_id));
  const order = sort[0]?.order ?? 'asc';
  return pageOf(
    query.orderBy('modules.course_id').orderBy('modules.position', order).orderBy('modules.id', order),
    page,
  );
}

export async function contentsOf(
  ctx: Ctx,
  { courseIds, enrollmentIds }: { courseIds: number[]; enrollmentIds: number[] },
) {
  if (courseIds.length === 0) return [];
  return ctx.db
    .selectFrom('contents')
    .innerJoin('modules', 'modules.id', 'contents.module_id')
    .leftJoin('content_progress', (join) =>
      join
        .onRef('content_progress.content_id', '=', 'contents.id')
        .on('content_progress.enrollment_id', 'in', enrollmentIds.length > 0 ? enrollmentIds : [0]),
    )
    .select(['contents.id', 'contents.module_id', 'contents.type', 'contents.duration_seconds', 'contents.weight'])
    .select(['contents.is_preview', 'contents.is_mandatory', 'contents.is_graded', 'modules.course_id'])
    .leftJoin('shared_files as files', 'files.id', 'contents.file_id')
    .select(['content_progress.grade', 'contents.attempt_grading', 'files.byte_size'])
    .select(sql<LocalizedText>`contents.title`.as('title'))
    .select(sql<ContentStatus>`coalesce(content_progress.status, 'not_started')`.as('status'))
    .where('modules.course_id', 'in', courseIds)
    .where('contents.deleted_at', 'is', null)
    .where('modules.deleted_at', 'is', null)
    .orderBy('modules.position')
    .orderBy('modules.id')
    .orderBy('contents.position')
    .orderBy('contents.id')
    .$narrowType<{ type: ContentType }>()
    .execute();
}

export type OutlineRow = Awaited<ReturnType<typeof contentsOf>>[number];

export async function findContent(ctx: Ctx, id: number) {
  return ctx.db
    .selectFrom('contents')
    .innerJoin('modules', 'modules.id', 'contents.module_id')
    .innerJoin('shared_courses as courses', 'courses.id', 'modules.course_id')
    .select(['contents.id', 'contents.type', 'contents.url', 'contents.file_id', 'contents.captions_file_id'])
    .select(['contents.captions_language', 'contents.scorm_package_id', 'contents.duration_seconds'])
    .select(['contents.is_preview', 'contents.attempts_allowed', 'modules.course_id'])
    .select(sql<LocalizedText>`contents.title`.as('title'))
    .select(sql<LocalizedText>`contents.body`.as('body'))
    .select(sql<boolean>`coalesce(courses.published_at <= ${ctx.now()}, false)`.as('is_published'))
    .select(
      sql<boolean>`exists (select from shared_content_assessments a where a.content_id = contents.id)`.as(
        'has_assessment',
      ),
    )
    .where('contents.id', '=', id)
    .where('contents.deleted_at', 'is', null)
    .where('modules.deleted_at', 'is', null)
    .where('courses.deleted_at', 'is', null)
    .$narrowType<{ type: ContentType }>()
    .executeTakeFirst();
}
export type FoundContent = NonNullable<Awaited<ReturnType<typeof findContent>>>;

export type ProgressKey = { enrollmentId: number; contentId: number };

export async function findProgress(ctx: Ctx, { enrollmentId, contentId }: ProgressKey) {
  return ctx.db
    .selectFrom('content_progress')
    .select(['position_seconds', 'grade'])
    .select(sql<ContentStatus>`status`.as('status'))
    .where('enrollment_id', '=', enrollmentId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
}

/** The clock of a content runs from here. */
export async function noteOpened(ctx: Ctx, { enrollmentId, contentId }: ProgressKey): Promise<void> {
  const now = ctx.now();
  await ctx.db
    .insertInto('content_progress')
    .values({ enrollment_id: enrollmentId, content_id: contentId, started_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['enrollment_id', 'content_id']).doNothing())
    .execute();
}

/** Creates the row if it is missing, and locks it until the transaction ends, so that two devices add up. */
export async function lockProgress(ctx: Ctx, { enrollmentId, contentId }: ProgressKey) {
  await noteOpened(ctx, { enrollmentId, contentId });
  return ctx.db
    .selectFrom('content_progress')
    .select(['position_seconds', 'grade'])
    .select(sql<Interval[]>`watched`.as('watched'))
    .select(sql<boolean>`status = 'done'`.as('is_done'))
    .where('enrollment_id', '=', enrollmentId)
    .where('content_id', '=', contentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export type Seen = {
  positionSeconds?: number | undefined;
  watched?: Interval[];
  isDone: boolean;
  /** What it took at least, once it is done. */
  leastSeconds?: number;
  grade?: number | null;
  /** The grade replaces the one before. */
  mayFall?: boolean;
};

/** Done stays done, and a grade only rises unless it may fall. */
export async function writeProgress(ctx: Ctx, { enrollmentId, contentId }: ProgressKey, seen: Seen): Promise<void> {
  const { positionSeconds, watched, isDone, leastSeconds = 0, grade = null, mayFall = false } = seen;
  const now = ctx.now();
  await ctx.db
    .updateTable('content_progress')
    .set({
      updated_at: now,
      grade: mayFall
        ? sql<number>`coalesce(${grade}::numeric, grade)`
        : sql<number>`greatest(grade, ${grade}::numeric)`,
      ...(positionSeconds !== undefined && { position_seconds: positionSeconds }),
      ...(watched && { watched: JSON.stringify(watched) }),
      ...(isDone && leastSeconds > 0 && { least_seconds: leastSeconds }),
      ...(isDone && { status: 'done', done_at: sql<Date>`coalesce(done_at, ${now}::timestamptz)` }),
    })
    .where('enrollment_id', '=', enrollmentId)
    .where('content_id', '=', contentId)
    .execute();
}

/** Done stays done; the grade is replaced. */
export async function writeResult(
  ctx: Ctx,
  { enrollmentId, contentId }: ProgressKey,
  { isDone, grade }: { isDone: boolean; grade: number | null },
): Promise<void> {
  const now = ctx.now();
  await ctx.db
    .updateTable('content_progress')
    .set({
      updated_at: now,
      grade,
      ...(isDone && { status: 'done', done_at: sql<Date>`coalesce(done_at, ${now}::timestamptz)` }),
    })
    .where('enrollment_id', '=', enrollmentId)
    .where('content_id', '=', contentId)
    .execute();
}
