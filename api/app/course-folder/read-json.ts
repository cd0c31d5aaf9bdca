import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { z } from 'zod';
import type { LocaleKey } from '#contract/basics.ts';
import { languageOf } from '#api/shared/texts.ts';
import type { Problem } from './format.ts';
import { isKey, wordsIn } from './words.ts';

type Read<T> = { value: T; problems: [] } | { value: null; problems: Problem[] };

/** `also` is put into the object before it is checked, where the file does not say it itself. */
export function readJson<T>(
  schema: z.ZodType<T>,
  { file, text, locale }: { file: string; text: string; locale: LocaleKey },
  also: object = {},
): Read<T> {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [broken] = errors;
  if (broken || !root) {
    const offset = broken?.offset ?? 0;
    const what = broken ? printParseErrorCode(broken.error) : 'ValueExpected';
    return {
      value: null,
      problems: [{ file, line: lineAt(text, offset), text: wordsIn(locale, 'not_json', { what }) }],
    };
  }
  const input: unknown = JSON.parse(text);
  const value = typeof input === 'object' && input !== null ? { ...also, ...input } : input;
  const match = schema.safeParse(value, wordedIn(locale));
  if (match.success) return { value: match.data, problems: [] };
  const problems = match.error.issues.map(({ path, ...issue }) => ({
    file,
    line: lineAt(text, nearest(root, path)?.offset ?? 0),
    text: `${path.length > 0 ? `${path.join('.')}: ` : ''}${sentenceOf(issue, locale)}`,
  }));
  return { value: null, problems };
}

const inPortuguese = { error: z.locales.pt().localeError };

function wordedIn(locale: LocaleKey) {
  return languageOf(locale) === 'pt' ? inPortuguese : {};
}

function sentenceOf(issue: { message: string; params?: unknown }, locale: LocaleKey): string {
  const { message, params = {} } = issue;
  return isKey(message) ? wordsIn(locale, message, params as Record<string, string>) : message;
}

/** What is missing has no place of its own: the object that lacks it does. */
function nearest(root: Node, path: readonly PropertyKey[]): Node | undefined {
  const keys = path.filter((key) => typeof key !== 'symbol');
  for (let length = keys.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, keys.slice(0, length));
    if (node) return node;
  }
  return root;
}

/** Of the value at this path; of the whole where it is not there. */
export function lineOf(text: string, path: (string | number)[]): number {
  const root = parseTree(text);
  return root ? lineAt(text, nearest(root, path)?.offset ?? 0) : 1;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
