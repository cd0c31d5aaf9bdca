import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CoursePlan, Problem } from '#api/app/course-folder/format.ts';
import {
  courseOperatorPath,
  operateCourse,
  type CourseCommand,
  type OperatedCourse,
} from '#api/app/course-folder/operate-course.ts';
import type { WrittenCourse } from '#api/app/course-folder/write-course.ts';
import { asOperator } from './as-operator.ts';
import { oneLine } from './import-report.ts';

const usage = `npm run course -- FOLDER or FILE.zip [--yes]
npm run course -- --export ID FOLDER

  --yes     write the course; without it the folder is only read and checked
  --export  write the course of this number as a folder

docs/courses.md describes the folder. Where a running server has the embedded database open, it does the work.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { yes: { type: 'boolean', default: false }, export: { type: 'string' } },
});
const command = commandOf(positionals);
if (!command) {
  console.error(usage);
  process.exit(1);
}
await asOperator({ path: courseOperatorPath, command, run: operateCourse }, write);

function commandOf([name, ...more]: string[]): CourseCommand | null {
  if (name === undefined || more.length > 0) return null;
  const path = resolve(name);
  if (values.export === undefined) return { command: 'import', path, write: values.yes };
  const id = Number(values.export);
  return Number.isSafeInteger(id) && id > 0 ? { command: 'export', path, id } : null;
}

function write(answer: OperatedCourse): string {
  if (answer.command === 'export') {
    return `${answer.modules} modules with ${answer.contents} contents were written to ${positionals[0]}.`;
  }
  const { plan, problems, result } = answer;
  if (plan && problems.length === 0) return [outlineOf(plan), '', endOf(result)].join('\n');
  process.exitCode = 1;
  return complaint(problems);
}

function endOf(result: WrittenCourse | null): string {
  if (!result) return 'Nothing was written. Add --yes to write.';
  const { id, isNew, removed } = result;
  const gone = removed > 0 ? `, ${removed} contents removed` : '';
  return `The course has been ${isNew ? 'added' : 'updated'}${gone}: /courses/${id}`;
}

function complaint(problems: Problem[]): string {
  const lines = problems.map(({ file, line, text }) => `${file}${line === null ? '' : `:${line}`}: ${oneLine(text)}`);
  return [...lines, '', `${problems.length} problems. Nothing was written.`].join('\n');
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
