import type { LocaleKey } from '#contract/basics.ts';
import {
  CourseFile,
  ModuleFile,
  SurveyFile,
  type CoursePlan,
  type ModulePart,
  type Part,
  type Problem,
} from './format.ts';
import type { CourseFolder } from './open-folder.ts';
import { unreadableTexts } from './unreadable-texts.ts';
import { wordsIn } from './words.ts';
import { readContent } from './read-content.ts';
import { readPart, say, type Reading } from './reading.ts';
import { sourceProblems } from './write-assessments.ts';

/** Reads all of a folder before anything is written: the plan, or everything that is wrong with it. */
export async function readCourse(
  folder: CourseFolder,
  locale: LocaleKey = 'en-GB',
): Promise<{ plan: CoursePlan | null; problems: Problem[] }> {
  const unreadable = await unreadableTexts(folder, locale);
  if (unreadable.length > 0) return { plan: null, problems: unreadable };
  const reading: Reading = { folder, problems: [], used: new Set(), locale };
  const course = await readPart(reading, { schema: CourseFile, name: 'course.json' });
  const modules: ModulePart[] = [];
  for (const path of modulesIn(folder.names)) modules.push(await readModule(reading, path));
  reading.problems.push(
    ...(await sourceProblems(
      modules.flatMap(({ parts }) => parts),
      reading,
    )),
  );
  const hasSurvey = folder.names.includes('survey.json');
  const survey = hasSurvey ? await readPart(reading, { schema: SurveyFile, name: 'survey.json' }) : null;
  for (const name of folder.names) {
    if (!reading.used.has(name)) say(reading, name, wordsIn(locale, 'file_unused'));
  }
  const { problems } = reading;
  return { plan: problems.length > 0 || !course ? null : { course, modules, survey }, problems };
}

function modulesIn(names: string[]): string[] {
  return [...new Set(names.flatMap((name) => /^modules\/[^/]+(?=\/)/.exec(name)?.[0] ?? []))];
}

async function readModule(reading: Reading, path: string): Promise<ModulePart> {
  const facts = await readPart(reading, { schema: ModuleFile, name: `${path}/module.json` });
  const own = reading.folder.names.filter((name) => name.startsWith(`${path}/`) && name !== `${path}/module.json`);
  const stems = [...new Set(own.flatMap((name) => /^(.+?)(\.[A-Za-z-]+\.md|\.json)$/.exec(name)?.[1] ?? []))];
  const parts: Part[] = [];
  for (const stem of stems) {
    const part = await readContent(reading, stem);
    if (part) parts.push(part);
  }
  return { path, title: facts?.title ?? {}, parts };
}
