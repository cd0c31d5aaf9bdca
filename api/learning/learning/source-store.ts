import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { NewContent } from '#contract/learning/learning/calls.ts';
import type { GradePolicy, ContentType } from '#contract/learning/learning/values.ts';
import { courseOutlineChanged } from '#api/shared/events/site-facts.ts';
import type { Ctx } from '#api/shared/context.ts';
import { createContent } from './create-content.ts';
import { createModules } from './create-module.ts';
import { changeModule, markDeleted, mediaOf, whatCounts } from './editing-store.ts';
import { requireMedia } from './require-media.ts';

type SourceContent = { id: number; moduleId: number; path: string; type: ContentType; title: LocalizedText };

/** What came from a folder earlier, by its place there. */
export type SourceOutline = { modules: Map<string, number>; contents: SourceContent[] };

export async function sourceOutline(ctx: Ctx, courseId: number): Promise<SourceOutline> {
  const rows = await ctx.db
    .selectFrom('modules as m')
    .leftJoin('contents as c', (join) =>
      join.onRef('c.module_id', '=', 'm.id').on('c.deleted_at', 'is', null).on('c.source_path', 'is not', null),
    )
    .select(['m.id as module_id', 'm.source_path as module_path', 'm.deleted_at', 'c.id', 'c.source_path as path'])
    .select([sql<ContentType | null>`c.type`.as('type'), sql<LocalizedText | null>`c.title`.as('title')])
    .where('m.course_id', '=', courseId)
    .execute();
  const live = rows.filter((row) => row.deleted_at === null);
  return {
    modules: new Map(live.flatMap(({ module_id, module_path: path }) => (path === null ? [] : [[path, module_id]]))),
    contents: rows.flatMap(({ id, module_id: moduleId, path, type, title }) =>
      id === null || path === null || type === null ? [] : [{ id, moduleId, path, type, title: title ?? {} }],
    ),
  };
}

type SourceModules = { courseId: number; known: SourceOutline; modules: { path: string; title: LocalizedText }[] };

/** Changes the modules that came from these places of the folder, and adds the others. Their ids, in the same order. */
export async function writeSourceModules(ctx: Ctx, { courseId, known, modules }: SourceModules): Promise<number[]> {
  const placed = modules.map((module, at) => ({ ...module, position: at + 1 }));
  const ids = new Map(known.modules);
  for (const { path, title, position } of placed) {
    const id = known.modules.get(path);
    if (id !== undefined) await changeModule(ctx, { id, title, position });
  }
  const added = placed.filter(({ path }) => !known.modules.has(path));
  const addedIds = await createModules(ctx, { course_id: courseId, modules: added });
  for (const [at, { path }] of added.entries()) ids.set(path, addedIds[at] ?? 0);
  return modules.map(({ path }) => ids.get(path) ?? 0);
}

type Stored = { path: string; content: NewContent; known: SourceOutline };

/** A content of the same type is changed and keeps the progress of its learners; any other is added. */
export async function writeSourceContent(ctx: Ctx, { path, content, known }: Stored): Promise<number> {
  const before = known.contents.find((each) => each.moduleId === content.module_id && each.path === path);
  if (before?.type !== content.type) {
    if (before) await markDeleted(ctx, 'contents', [before.id]);
    return (await createContent(ctx, { ...content, source_path: path })).id;
  }
  await requireMedia(ctx, { type: content.type, media: mediaOf(content) });
  const { title, body = {}, position, is_graded } = content;
  const graded = is_graded === undefined ? {} : { is_graded };
  const stored = { ...whatCounts(content), ...mediaOf(content), ...(position !== undefined && { position }) };
  await ctx.db
    .updateTable('contents')
    .set({ title: JSON.stringify(title), body: JSON.stringify(body), ...stored, ...graded })
    .where('id', '=', before.id)
    .execute();
  return before.id;
}

type Rest = { courseId: number; known: SourceOutline; modules: number[]; contents: number[] };

/** Deletes what came from the folder earlier and is not in it any more; progress stays. */
export async function dropSourceRest(ctx: Ctx, { courseId, known, modules, contents }: Rest): Promise<number> {
  const gone = known.contents.map(({ id }) => id).filter((id) => !contents.includes(id));
  await markDeleted(ctx, 'contents', gone);
  await markDeleted(
    ctx,
    'modules',
    [...known.modules.values()].filter((id) => !modules.includes(id)),
  );
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
