import type { LocaleKey } from '#contract/basics.ts';
import { textsFor, type ServerTexts } from '#api/shared/texts.ts';
import { english } from '#api/texts/all.gen.ts';

type Key = keyof ServerTexts['course_folder'];
type Values = Record<string, string | number>;

/** What is wrong with a folder, in the language of who reads it. */
export function wordsIn(locale: LocaleKey, key: Key, values: Values = {}): string {
  return textsFor(locale)(`course_folder.${key}`, values);
}

/** Schemas of folders have keys of texts as their messages. */
export function isKey(message: string): message is Key {
  return Object.hasOwn(english.course_folder, message);
}
