import { sql } from 'kysely';
import type { GuideFilter, PathFilter, PathStep } from '#contract/areas/guides/calls.ts';
import { currentClassStatuses } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

function rows(ctx: Ctx, personId: number) {
  return ctx.db
    .selectFrom('learning_guides as guide')
    .innerJoin('shared_files as files', 'files.id', 'guide.file_id')
    .leftJoin('guide_acknowledgements as read', (join) =>
      join.onRef('read.guide_id', '=', 'guide.id').on('read.person_id', '=', personId),
    )
    .select(['guide.id', 'guide.course_id', 'guide.title', 'guide.file_id', 'guide.created_at', 'read.acknowledged_at'])
    .select(['files.name as file_name', 'files.mime', 'files.byte_size'])
    .where('guide.deleted_at', 'is', null);
}

export type GuideRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** Editors see the guides of all courses; others those of courses in which they are enrolled. */
export type Reader = { personId: number; isEditor: boolean };

/** Nobody's acknowledgements, and the guides of all courses. */
export const anyGuide: Reader = { personId: 0, isEditor: true };

function visibleTo(ctx: Ctx, { personId, isEditor }: Reader) {
  const all = rows(ctx, personId);
  if (isEditor) return all;
  return all.where('guide.course_id', 'in', (of) =>
    of
      .selectFrom('shared_enrollments as e')
      .select('e.course_id')
      .where('e.person_id', '=', personId)
      .where('e.status', '=', 'enrolled')
      .$castTo<{ course_id: number }>(),
  );
}

export function pageOfGuides(
  ctx: Ctx,
  reader: Reader,
  { filter, sort: _, ...page }: ListQuery<{ filter?: GuideFilter }>,
) {
  let query = visibleTo(ctx, reader);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('guide.id'), filter.id));
  if (filter.course_id !== undefined) query = query.where(wanted(sql.ref('guide.course_id'), filter.course_id));
  return pageOf(query.orderBy('guide.course_id').orderBy('guide.id'), page);
}

export function findGuide(ctx: Ctx, reader: Reader, id: number): Promise<GuideRow | undefined> {
  return visibleTo(ctx, reader).where('guide.id', '=', id).executeTakeFirst();
}

type NewGuide = Pick<GuideRow, 'course_id' | 'file_id' | 'title'>;

export async function insertGuide(ctx: Ctx, guide: NewGuide): Promise<number> {
  const added_by_user_id = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const { id } = await ctx.db
    .insertInto('learning_guides')
    .values({ ...guide, added_by_user_id, created_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function isCourse(ctx: Ctx, id: number): Promise<boolean> {
  const match = ctx.db.selectFrom('shared_courses').select('id').where('id', '=', id).where('deleted_at', 'is', null);
  return (await match.executeTakeFirst()) !== undefined;
}

export async function countGuides(ctx: Ctx, courseId: number): Promise<number> {
  const { found } = await ctx.db
    .selectFrom('learning_guides')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return found;
}

/** Answers true for one of two concurrent calls only. */
export async function removeGuide(ctx: Ctx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('learning_guides')
    .set({ deleted_at: ctx.now() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Answers the moment of the first acknowledgement. */
export async function insertAcknowledgement(ctx: Ctx, guideId: number, personId: number): Promise<Date> {
  const { acknowledged_at } = await ctx.db
    .insertInto('guide_acknowledgements')
    .values({ guide_id: guideId, person_id: personId, acknowledged_at: ctx.now() })
    .onConflict((conflict) =>
      conflict
        .columns(['guide_id', 'person_id'])
        .doUpdateSet({ acknowledged_at: sql<Date>`guide_acknowledgements.acknowledged_at` }),
    )
    .returning('acknowledged_at')
    .executeTakeFirstOrThrow();
  return acknowledged_at;
}

type StepRow = Omit<PathStep, 'ends_at'> & { ends_at: Date | null };
type PathQuery = ListQuery<{ filter?: PathFilter | undefined }>;

/** By the day that the employer set, or else the end of the class; those without any last. */
export async function stepsOf(ctx: Ctx, personId: number, { filter, sort: _, ...page }: PathQuery) {
  let query = ctx.db
    .selectFrom('shared_seat_enrollments as e')
    .innerJoin('shared_classes as k', 'k.id', 'e.class_id')
    .innerJoin('shared_courses as c', 'c.id', 'k.course_id')
    .leftJoin('shared_seat_due_dates as d', 'd.order_item_id', 'e.order_item_id')
    .select(['e.id as enrollment_id', 'c.id as course_id', 'c.category_id', 'k.end_at as ends_at', 'k.tz'])
    .select(sql<string | null>`d.due_on::text`.as('due_on'))
    .where('e.person_id', '=', personId)
    .where('e.status', '=', 'enrolled')
    .where('e.concluded_at', 'is', null)
    .where('k.status', 'in', currentClassStatuses);
  if (filter.course_id !== undefined) query = query.where(wanted(sql.ref('c.id'), filter.course_id));
  const sorted = query
    .orderBy(sql`least(d.due_on, (k.end_at at time zone k.tz)::date)`, (order) => order.nullsLast())
    .orderBy('e.id')
    .$castTo<StepRow>();
  return pageOf(sorted, page);
}
