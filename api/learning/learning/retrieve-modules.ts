import { textIn } from '#contract/basics.ts';
import type { ContentOutline, Module, ModuleFilter } from '#contract/learning/learning/calls.ts';
import { waitsForTheRest } from '#contract/rules/waits-for-rest.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { enrollmentsFor } from '#api/learning/enrollments/index.ts';
import { opensContents } from './access.ts';
import { contentsOf, pageOfModules, type OutlineRow } from './store.ts';

export async function retrieveModules(
  ctx: Ctx,
  query: ListQuery<{ filter?: ModuleFilter }>,
): Promise<ResultPage<Module>> {
  const mayEdit = hasClaims(ctx, 'contents.edit');
  const { rows, total } = await pageOfModules(ctx, { ...query, publishedOnly: !mayEdit });
  const courseIds = [...new Set(rows.map((row) => row.course_id))];
  const enrollments = await followedIn(ctx, courseIds);
  const enrollmentIds = enrollments.map(({ id }) => id);
  const contents = await contentsOf(ctx, { courseIds, enrollmentIds });
  const openCourses = new Set(
    mayEdit ? courseIds : enrollments.filter(opensContents).map(({ course_id }) => course_id),
  );

  const ofModule = Map.groupBy(contents, ({ module_id }) => module_id);
  const ofCourse = Map.groupBy(contents, ({ course_id }) => course_id);
  const results = rows.map((row) => ({
    ...row,
    title: textIn(row.title, ctx.locale),
    contents: (ofModule.get(row.id) ?? []).map((content) =>
      outlineOf(content, {
        locale: ctx.locale,
        lock: lockOf(content, ofCourse.get(content.course_id) ?? [], openCourses),
      }),
    ),
  }));
  return { results, total };
}

async function followedIn(ctx: Ctx, courseIds: number[]) {
  if (ctx.actor.kind !== 'user') return [];
  const own = await enrollmentsFor(ctx, { course_ids: courseIds, person_id: ctx.actor.personId });
  return own.filter(({ status }) => status === 'enrolled');
}

function lockOf(content: OutlineRow, ofCourse: OutlineRow[], openCourses: Set<number>): ContentOutline['lock'] {
  if (!openCourses.has(content.course_id)) return content.is_preview ? null : 'enrollment';
  return waitsForTheRest(content, ofCourse) ? 'rest' : null;
}

function outlineOf(
  { title, ...row }: OutlineRow,
  { locale, lock }: { locale: string; lock: ContentOutline['lock'] },
): ContentOutline {
  const { id, type, duration_seconds, byte_size, is_preview, is_mandatory, status } = row;
  return {
    id,
    type,
    title: textIn(title, locale),
    duration_seconds,
    byte_size,
    is_preview,
    is_mandatory,
    status,
    lock,
  };
}
