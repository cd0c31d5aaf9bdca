import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { NewContent } from '#contract/learning/learning/calls.ts';
import type { GradePolicy, ContentType } from '#contract/learning/learning/values.ts';
import { courseOutlineChanged } from '#api/shared/events/site-facts.ts';
import type { Ctx } from '#api/shared/context.ts';
import { createContent } from './create-content.ts';
import { createModule } from './create-module.ts';
import { markDeleted, mediaOf, whatCounts } from './editing-store.ts';

type SourceModule = { course_id: number; path: string; title: LocalizedText; position: number };

/** The module that came from this place of a folder, changed or added. */
export async function writeSourceModule(ctx: Ctx, { path, ...module }: SourceModule): Promise<number> {
  const known = await ctx.db
    .updateTable('modules')
    .set({ title: JSON.stringify(module.title), position: module.position })
    .where('course_id', '=', module.course_id)
    .where('source_path', '=', path)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (known) return known.id;
  const { id } = await createModule(ctx, module);
  await ctx.db.updateTable('modules').set({ source_path: path }).where('id', '=', id).execute();
  return id;
}

export type SourceContent = {
  id: number;
  type: ContentType;
  file_id: number | null;
  captions_file_id: number | null;
  scorm_package_id: number | null;
};

export function findSourceContent(ctx: Ctx, moduleId: number, path: string): Promise<SourceContent | undefined> {
  return ctx.db
    .selectFrom('contents')
    .select(['id', 'file_id', 'captions_file_id', 'scorm_package_id'])
    .select(sql<ContentType>`type`.as('type'))
    .where('module_id', '=', moduleId)
    .where('source_path', '=', path)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

type Written = { path: string; content: NewContent; known: SourceContent | undefined };

/** A content of the same type is changed and keeps the progress of its learners; any other is added. */
export async function writeSourceContent(ctx: Ctx, { path, content, known }: Written): Promise<number> {
  if (known?.type === content.type) {
    const { title, body = {}, position, is_graded } = content;
    const graded = is_graded === undefined ? {} : { is_graded };
    const written = { ...whatCounts(content), ...mediaOf(content), ...(position !== undefined && { position }) };
    await ctx.db
      .updateTable('contents')
      .set({ title: JSON.stringify(title), body: JSON.stringify(body), ...written, ...graded })
      .where('id', '=', known.id)
      .execute();
    return known.id;
  }
  if (known) await markDeleted(ctx, 'contents', [known.id]);
  const { id } = await createContent(ctx, content);
  await ctx.db.updateTable('contents').set({ source_path: path }).where('id', '=', id).execute();
  return id;
}

type Found = { courseId: number; modules: number[]; contents: number[] };

/** Deletes what came from the folder earlier and is not in it any more; progress stays. */
export async function dropSourceRest(ctx: Ctx, { courseId, modules, contents }: Found): Promise<number> {
  const gone = await ctx.db
    .selectFrom('contents as c')
    .innerJoin('modules as m', 'm.id', 'c.module_id')
    .select('c.id')
    .where('m.course_id', '=', courseId)
    .where('c.source_path', 'is not', null)
    .where('c.deleted_at', 'is', null)
    .where('c.id', 'not in', [0, ...contents])
    .execute();
  const old = await ctx.db
    .selectFrom('modules')
    .select('id')
    .where('course_id', '=', courseId)
    .where('source_path', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('id', 'not in', [0, ...modules])
    .execute();
  await markDeleted(ctx, 'contents', idsOf(gone));
  await markDeleted(ctx, 'modules', idsOf(old));
  await courseOutlineChanged(ctx, courseId);
  return gone.length;
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

/** Modules and contents with all their texts, in their order. */
export async function writtenOutline(ctx: Ctx, courseId: number) {
  const modules = await ctx.db
    .selectFrom('modules')
    .select(['id', sql<LocalizedText>`title`.as('title')])
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const contents = await ctx.db
    .selectFrom('contents as c')
    .leftJoin('scorm_packages as p', 'p.id', 'c.scorm_package_id')
    .select(['c.id', 'c.module_id', 'c.is_preview', 'c.is_mandatory', 'c.is_graded', 'c.completes_on_open', 'c.url'])
    .select([
      'c.duration_seconds',
      'c.file_id',
      'c.captions_file_id',
      'c.captions_language',
      'p.sha256 as package',
      'c.attempts_allowed',
    ])
    .select([sql<ContentType>`c.type`.as('type'), sql<number>`c.weight`.as('weight')])
    .select(sql<GradePolicy>`c.attempt_grading`.as('attempt_grading'))
    .select([sql<LocalizedText>`c.title`.as('title'), sql<LocalizedText>`c.body`.as('body')])
    .where('c.module_id', 'in', [0, ...idsOf(modules)])
    .where('c.deleted_at', 'is', null)
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
  return modules.map((module) => ({ ...module, contents: contents.filter((each) => each.module_id === module.id) }));
}

export type WrittenContent = Awaited<ReturnType<typeof writtenOutline>>[number]['contents'][number];
