import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { operatorRoute } from '#api/shared/http/operator-command.ts';
import { checkCourse } from './check-course.ts';
import { exportCourse } from './export-course.ts';
import type { CoursePlan, Problem } from './format.ts';
import { withCourseFolder } from './open-folder.ts';
import { readCourse } from './read-course.ts';
import { writeCourse, type WrittenCourse } from './write-course.ts';

const serverPath = z.string().describe('Absolute, on the machine of the server.');

export const CourseCommand = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('import'), path: serverPath, write: z.boolean() }),
  z.strictObject({ command: z.literal('export'), path: serverPath, id: Id }),
]);
export type CourseCommand = z.infer<typeof CourseCommand>;

/** The plan is null where the folder could not be read; nothing is written where there are problems. */
export type OperatedCourse =
  | { command: 'import'; plan: CoursePlan | null; problems: Problem[]; result: WrittenCourse | null }
  | { command: 'export'; modules: number; contents: number };

export const courseOperatorPath = '/courses/operator';

export const courseOperatorRoutes: RawRoute[] = [
  operatorRoute({
    path: courseOperatorPath,
    usedBy: 'npm run course',
    summary: 'Check, import or export the folder of a course',
    command: CourseCommand,
    run: operateCourse,
  }),
];

export async function operateCourse(ctx: Ctx, command: CourseCommand): Promise<OperatedCourse> {
  if (command.command === 'export') {
    if (await isThere(command.path)) throw new Error(`${command.path} is there already. Name a new folder.`);
    return { command: 'export', ...(await exportCourse(ctx, command.id, command.path)) };
  }
  if (!(await isThere(command.path))) throw new Error(`There is no file or folder ${command.path}.`);
  return withCourseFolder(command.path, async (folder): Promise<OperatedCourse> => {
    const { plan, problems } = await readCourse(folder);
    if (!plan) return { command: 'import', plan: null, problems, result: null };
    const all = [...problems, ...(await checkCourse({ ...ctx, locale: 'en-GB' }, plan, folder))];
    const result = command.write && all.length === 0 ? await writeCourse(ctx, plan, folder) : null;
    return { command: 'import', plan, problems: all, result };
  });
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
