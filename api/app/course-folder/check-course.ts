import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { errorBody } from '#api/shared/http/error-answers.ts';
import type { CoursePlan, Part, Problem } from './format.ts';
import type { CourseFolder } from './open-folder.ts';
import { lineOf } from './read-json.ts';
import { resolveCourse } from './resolve-course.ts';
import { checkMedium, mediaOf } from './store-media.ts';

/** What only the site and the bytes of the files can tell. Writes nothing. */
export async function checkCourse(ctx: Ctx, plan: CoursePlan, folder: CourseFolder): Promise<Problem[]> {
  const { unknown } = await resolveCourse(ctx, plan.course);
  const text = await folder.text('course.json');
  const problems = unknown.map((each) => ({ file: 'course.json', line: lineOf(text, each.path), text: each.text }));
  for (const part of plan.modules.flatMap(({ parts }) => parts))
    problems.push(...(await mediaProblems(ctx, part, folder)));
  return problems;
}

async function mediaProblems(ctx: Ctx, part: Part, folder: CourseFolder) {
  const problems: { file: string; line: number; text: string }[] = [];
  for (const name of mediaOf(part)) {
    try {
      await checkMedium(folder, { name, isPackage: part.file.type === 'scorm' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push({ file: name, line: 1, text: errorBody(error, { locale: ctx.locale }).body.message });
    }
  }
  return problems;
}
