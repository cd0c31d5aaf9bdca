import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportCourse } from '#api/app/course-folder/export-course.ts';
import { checkCourse } from '#api/app/course-folder/check-course.ts';
import type { CoursePlan, Problem } from '#api/app/course-folder/format.ts';
import { withCourseFolder } from '#api/app/course-folder/open-folder.ts';
import { readCourse } from '#api/app/course-folder/read-course.ts';
import { writeCourse, type WrittenCourse } from '#api/app/course-folder/write-course.ts';
import { oneLine } from './import-report.ts';
import { sentenceOf } from './sentence-of.ts';
import { withOperator } from './with-operator.ts';

const usage = `npm run course -- FOLDER or FILE.zip [--yes]
npm run course -- --export ID FOLDER

  --yes     write the course; without it the folder is only read and checked
  --export  write the course of this number as a folder

docs/courses.md describes the folder.`;

try {
  await run();
} catch (error) {
  const message = sentenceOf(error);
  console.error(message === usage ? usage : oneLine(message));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false }, export: { type: 'string' } },
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new Error(usage);
  if (values.export !== undefined) return exportTo(Number(values.export), path);
  if (!existsSync(path)) throw new Error(`There is no file or folder ${path}.`);
  await withCourseFolder(path, async (folder) => {
    const { plan, problems } = await readCourse(folder);
    if (!plan) return complain(problems);
    const result = await withOperator(async (ctx) => {
      problems.push(...(await checkCourse({ ...ctx, locale: 'en-GB' }, plan, folder)));
      return values.yes && problems.length === 0 ? writeCourse(ctx, plan, folder) : null;
    });
    if (problems.length > 0) return complain(problems);
    console.log([outlineOf(plan), '', endOf(result)].join('\n'));
  });
}

function endOf(result: WrittenCourse | null): string {
  if (!result) return 'Nothing was written. Add --yes to write.';
  const { id, isNew, removed } = result;
  const gone = removed > 0 ? `, ${removed} contents removed` : '';
  return `The course has been ${isNew ? 'added' : 'updated'}${gone}: /courses/${id}`;
}

async function exportTo(id: number, path: string): Promise<void> {
  if (!Number.isSafeInteger(id) || id < 1) throw new Error(usage);
  if (existsSync(path)) throw new Error(`${path} is there already. Name a new folder.`);
  const { modules, contents } = await withOperator((ctx) => exportCourse(ctx, id, path));
  console.log(`${modules} modules with ${contents} contents were written to ${path}.`);
}

function complain(problems: Problem[]): void {
  const lines = problems.map(({ file, line, text }) => `${file}${line === null ? '' : `:${line}`}: ${oneLine(text)}`);
  console.error([...lines, '', `${problems.length} problems. Nothing was written.`].join('\n'));
  process.exitCode = 1;
}

function outlineOf({ course, modules, survey }: CoursePlan): string {
  const lines = modules.flatMap(({ title, parts }) => [
    `  ${wordsOf(title)}`,
    ...parts.map(({ file }) => `    ${file.type.padEnd(10)} ${wordsOf(file.title)}`),
  ]);
  return [`${wordsOf(course.title)} (${course.key})`, ...lines, ...(survey ? ['  with its survey'] : [])].join('\n');
}

function wordsOf(text: Record<string, string>): string {
  return oneLine(text['pt'] ?? Object.values(text)[0] ?? '');
}
