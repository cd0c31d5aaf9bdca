import type { z } from 'zod';
import type { LocaleKey } from '#contract/basics.ts';
import type { Problem } from './format.ts';
import type { CourseFolder } from './open-folder.ts';
import { readJson } from './read-json.ts';
import { wordsIn } from './words.ts';

/** `used`: the files that some part of the course names. */
export type Reading = { folder: CourseFolder; problems: Problem[]; used: Set<string>; locale: LocaleKey };

type Query<T> = {
  schema: z.ZodType<T>;
  name: string;
  /** Facts that stand elsewhere; the file may say them itself. */
  also?: object;
  /** Read in place of a file that is not there. */
  fallback?: string;
};

export async function readPart<T>(reading: Reading, { schema, name, also, fallback }: Query<T>): Promise<T | null> {
  const { folder, problems, used, locale } = reading;
  const isThere = folder.names.includes(name);
  if (!isThere && fallback === undefined) {
    say(reading, name, wordsIn(locale, 'file_missing'));
    return null;
  }
  used.add(name);
  const text = isThere ? await folder.text(name) : (fallback ?? '');
  const read = readJson(schema, { file: name, text, locale }, also);
  problems.push(...read.problems);
  return read.value;
}

export function say({ problems }: Reading, file: string, text: string): void {
  problems.push({ file, line: null, text });
}
