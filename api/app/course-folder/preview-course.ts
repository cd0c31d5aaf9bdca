import type { CoursePreview } from '#contract/learning/learning/course-folder.ts';
import { courseOfKey } from '#api/offer/catalogue/index.ts';
import { sourceOutline } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { CoursePlan } from './format.ts';

/** What `writeCourse` would create, change and remove. */
export async function previewCourse(ctx: Ctx, { course, modules, survey }: CoursePlan): Promise<CoursePreview> {
  const course_id = await courseOfKey(ctx, course.key);
  const before = await sourceOutline(ctx, course_id ?? 0);
  const standing = new Set<number>();
  const shown = modules.map(({ path, title, parts }) => {
    const moduleId = before.modules.get(path);
    const contents = parts.map((part) => {
      const same = before.contents.find((each) => each.moduleId === moduleId && each.path === part.path);
      if (same) standing.add(same.id);
      const change = same ? (same.type === part.file.type ? 'changed' : 'replaced') : 'new';
      return { title: part.file.title, type: part.file.type, change } as const;
    });
    return { title, is_new: moduleId === undefined, contents };
  });
  const removed = before.contents.filter(({ id }) => !standing.has(id)).map(({ title, type }) => ({ title, type }));
  const { key, title, is_published = course_id === null || null } = course;
  return { key, title, course_id, modules: shown, removed, has_survey: survey !== null, is_published };
}
