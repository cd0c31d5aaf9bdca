import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { ContentChange, ModuleChange, NewContent, NewModule } from '#contract/learning/learning/calls.ts';
import type { ContentType } from '#contract/learning/learning/values.ts';
import type { Ctx } from '#api/shared/context.ts';

export async function insertModule(ctx: Ctx, { course_id, title, position }: NewModule): Promise<{ id: number }> {
  const last = sql<number>`(select coalesce(max(position), 0) from modules where course_id = ${course_id})`;
  return ctx.db
    .insertInto('modules')
    .values({ course_id, title: JSON.stringify(title), position: position ?? sql<number>`${last} + 1` })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export type PlacedModule = { title: LocalizedText; position: number; path: string };

/** Their ids, in the same order. */
export async function insertModules(ctx: Ctx, courseId: number, modules: PlacedModule[]): Promise<number[]> {
  if (modules.length === 0) return [];
  const rows = modules.map(({ title, position, path }) => ({
    course_id: courseId,
    title: JSON.stringify(title),
    position,
    source_path: path,
  }));
  const stored = await ctx.db.insertInto('modules').values(rows).returning(['id', 'source_path']).execute();
  const ids = new Map(stored.map(({ id, source_path }) => [source_path, id]));
  return modules.map(({ path }) => ids.get(path) ?? 0);
}

export async function courseOfModule(ctx: Ctx, id: number): Promise<number | null> {
  const query = ctx.db.selectFrom('modules').select('course_id').where('id', '=', id).where('deleted_at', 'is', null);
  return (await query.executeTakeFirst())?.course_id ?? null;
}

export async function changeModule(ctx: Ctx, { id, title, position }: ModuleChange): Promise<void> {
  await ctx.db
    .updateTable('modules')
    .set({
      title: title ? JSON.stringify(title) : sql.ref('title'),
      position: position ?? sql.ref('position'),
    })
    .where('id', '=', id)
    .execute();
}

export async function markDeleted(ctx: Ctx, table: 'modules' | 'contents', ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.updateTable(table).set({ deleted_at: ctx.now() }).where('id', 'in', ids).execute();
}

/** `source_path`: where it stands in the folder that it came from. */
export type SourcedContent = NewContent & { source_path?: string };

export async function insertContent(
  ctx: Ctx,
  { content, isGraded }: { content: SourcedContent; isGraded: boolean },
): Promise<{ id: number }> {
  const { module_id, type, title, body = {}, position, source_path = null } = content;
  const last = sql<number>`(select coalesce(max(position), 0) from contents where module_id = ${module_id})`;
  return ctx.db
    .insertInto('contents')
    .values({
      module_id,
      type,
      title: JSON.stringify(title),
      body: JSON.stringify(body),
      position: position ?? sql<number>`${last} + 1`,
      is_graded: isGraded,
      source_path,
      ...whatCounts(content),
      ...mediaOf(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export function whatCounts({ is_preview = false, is_mandatory = true, weight = 1, ...scorm }: NewContent) {
  const { completes_on_open = false, attempts_allowed = 1, attempt_grading = 'best' } = scorm;
  return { is_preview, is_mandatory, weight, completes_on_open, attempts_allowed, attempt_grading };
}

export function mediaOf(content: NewContent) {
  switch (content.type) {
    case 'video': {
      const { file_id, duration_seconds, captions_file_id = null, captions_language = null } = content;
      return { file_id, duration_seconds, captions_file_id, captions_language };
    }
    case 'file':
      return { file_id: content.file_id };
    case 'url':
      return { url: content.url };
    case 'scorm':
      return { scorm_package_id: content.scorm_package_id, duration_seconds: content.duration_seconds ?? null };
    default:
      return {};
  }
}

export async function courseOfContent(ctx: Ctx, id: number): Promise<number | null> {
  const row = await ctx.db
    .selectFrom('contents')
    .innerJoin('modules', 'modules.id', 'contents.module_id')
    .select('modules.course_id')
    .where('contents.id', '=', id)
    .where('contents.deleted_at', 'is', null)
    .where('modules.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.course_id ?? null;
}

export async function typeOfContent(ctx: Ctx, id: number): Promise<string | undefined> {
  const row = await ctx.db.selectFrom('contents').select('type').where('id', '=', id).executeTakeFirst();
  return row?.type;
}

export function storedMedia(ctx: Ctx, id: number) {
  return ctx.db
    .selectFrom('contents')
    .select(['url', 'file_id', 'captions_file_id', 'captions_language', 'duration_seconds', 'scorm_package_id'])
    .select(sql<ContentType>`type`.as('type'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function changeContent(ctx: Ctx, { id, title, body, ...plain }: ContentChange): Promise<void> {
  await ctx.db
    .updateTable('contents')
    .set({
      title: title ? JSON.stringify(title) : sql.ref('title'),
      body: body ? JSON.stringify(body) : sql.ref('body'),
      ...plain,
    })
    .where('id', '=', id)
    .execute();
}
