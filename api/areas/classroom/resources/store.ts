import { sql } from 'kysely';
import type { ResourceFilter } from '#contract/areas/classroom/resources.ts';
import type { ResourceCategory } from '#contract/areas/classroom/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, type ListQuery } from '#api/shared/database/retrieval.ts';

function rows(ctx: Ctx) {
  return ctx.db
    .selectFrom('class_files as resource')
    .innerJoin('shared_files as files', 'files.id', 'resource.file_id')
    .select(['resource.id', 'resource.class_id', 'resource.category', 'resource.title', 'resource.visible_from'])
    .select(['resource.file_id', 'resource.created_at', 'files.name as file_name', 'files.mime', 'files.byte_size'])
    .where('resource.deleted_at', 'is', null)
    .$narrowType<{ category: ResourceCategory }>();
}

export type ResourceRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

type Scoped = { classId: number; seesAll: boolean };
type ResourceQuery = Omit<ListQuery<{ filter?: ResourceFilter }>, 'sort'> & Scoped;

export function pageOfResources(ctx: Ctx, { filter, classId, seesAll, ...page }: ResourceQuery) {
  let query = rows(ctx).where('resource.class_id', '=', classId);
  if (filter.category !== undefined) query = query.where('resource.category', '=', filter.category);
  if (!seesAll) query = query.where(isVisible(ctx));
  return pageOf(query.orderBy('resource.id', 'desc'), page);
}

function isVisible(ctx: Ctx) {
  return sql<boolean>`(resource.visible_from is null or resource.visible_from <= ${ctx.now()}::timestamptz)`;
}

export function findResource(ctx: Ctx, id: number): Promise<ResourceRow | undefined> {
  return rows(ctx).where('resource.id', '=', id).executeTakeFirst();
}

export async function countResources(ctx: Ctx, classId: number): Promise<number> {
  const { found } = await ctx.db
    .selectFrom('class_files')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('class_id', '=', classId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return found;
}

type NewResource = Pick<ResourceRow, 'class_id' | 'file_id' | 'category' | 'title' | 'visible_from'>;

export async function insertResource(ctx: Ctx, input: NewResource): Promise<number> {
  const added_by_user_id = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const { id } = await ctx.db
    .insertInto('class_files')
    .values({ ...input, added_by_user_id, created_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Change = Partial<Pick<ResourceRow, 'title' | 'visible_from'>>;

export async function changeResource(ctx: Ctx, id: number, set: Change): Promise<void> {
  if (Object.keys(set).length === 0) return;
  await ctx.db.updateTable('class_files').set(set).where('id', '=', id).where('deleted_at', 'is', null).execute();
}

/** Answers true for one of two concurrent calls only. */
export async function removeResource(ctx: Ctx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('class_files')
    .set({ deleted_at: ctx.now() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
