import { z } from 'zod';
import type { LocalizedText } from '#contract/basics.ts';
import {
  CourseFile,
  ModuleFile,
  PartFile,
  SurveyFile,
  type CoursePlan,
  type ModulePart,
  type Part,
  type Problem,
} from './format.ts';
import type { CourseFolder } from './open-folder.ts';
import { readJson } from './read-json.ts';

type Reading = { folder: CourseFolder; problems: Problem[]; used: Set<string> };

/** Reads all of a folder before anything is written: the plan, or everything that is wrong with it. */
export async function readCourse(folder: CourseFolder): Promise<{ plan: CoursePlan | null; problems: Problem[] }> {
  const reading: Reading = { folder, problems: [], used: new Set() };
  const course = await readPart(reading, CourseFile, 'course.json');
  const modules: ModulePart[] = [];
  for (const path of modulesIn(folder.names)) modules.push(await readModule(reading, path));
  const hasSurvey = folder.names.includes('survey.json');
  const survey = hasSurvey ? await readPart(reading, SurveyFile, 'survey.json') : null;
  for (const name of folder.names) {
    if (!reading.used.has(name)) say(reading, name, 'No part of the course names this file');
  }
  const { problems } = reading;
  return { plan: problems.length > 0 || !course ? null : { course, modules, survey }, problems };
}

function modulesIn(names: string[]): string[] {
  return [...new Set(names.flatMap((name) => /^modules\/[^/]+(?=\/)/.exec(name)?.[0] ?? []))];
}

async function readModule(reading: Reading, path: string): Promise<ModulePart> {
  const facts = await readPart(reading, ModuleFile, `${path}/module.json`);
  const own = reading.folder.names.filter((name) => name.startsWith(`${path}/`) && name !== `${path}/module.json`);
  const stems = [...new Set(own.flatMap((name) => /^(.+?)(\.[A-Za-z-]+\.md|\.json)$/.exec(name)?.[1] ?? []))];
  const parts: Part[] = [];
  for (const stem of stems) {
    const part = await readContent(reading, stem);
    if (part) parts.push(part);
  }
  return { path, title: facts?.title ?? {}, parts };
}

const textAlone = '{ "type": "text" }';

async function readContent(reading: Reading, stem: string): Promise<Part | null> {
  const { folder } = reading;
  const body: LocalizedText = {};
  const title: LocalizedText = {};
  for (const name of folder.names) {
    const language = name.startsWith(`${stem}.`)
      ? /^([A-Za-z-]+)\.md$/.exec(name.slice(stem.length + 1))?.[1]
      : undefined;
    if (language === undefined) continue;
    const written = /^(?:# +(.+)\n+)?([^]*)$/.exec((await folder.text(name)).replaceAll('\r\n', '\n').trim());
    reading.used.add(name);
    if (written?.[1]) title[language] = written[1].trim();
    body[language] = (written?.[2] ?? '').trim();
  }
  const json = `${stem}.json`;
  const file = await readPart(reading, PartFile, json, { title, fallback: textAlone });
  if (!file) return null;
  for (const named of [
    file.type === 'video' || file.type === 'file' || file.type === 'scorm' ? file.file : null,
    file.type === 'video' ? file.captions : null,
  ]) {
    if (named) need(reading, json, `${stem.slice(0, stem.lastIndexOf('/'))}/${named}`);
  }
  return { path: stem, file, body };
}

function need(reading: Reading, by: string, name: string): void {
  if (reading.folder.names.includes(name)) reading.used.add(name);
  else say(reading, by, `There is no file ${name}`);
}

type Also = { title?: LocalizedText; fallback?: string };

async function readPart<T>(
  reading: Reading,
  schema: z.ZodType<T>,
  name: string,
  { title, fallback }: Also = {},
): Promise<T | null> {
  const { folder, problems, used } = reading;
  const isThere = folder.names.includes(name);
  if (!isThere && fallback === undefined) {
    say(reading, name, 'This file is missing');
    return null;
  }
  used.add(name);
  const text = isThere ? await folder.text(name) : (fallback ?? '');
  const read = readJson(schema, { file: name, text }, title && { title });
  problems.push(...read.problems);
  return read.value;
}

function say({ problems }: Reading, file: string, text: string): void {
  problems.push({ file, line: null, text });
}
