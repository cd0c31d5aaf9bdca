import { textIn } from '#contract/rules/text-in.ts';

/** The name in a locale, or else in its language, en-GB or en; a name that is no JSON text is returned as it is. */
export function nameIn(name: string, locale: string): string {
  const names = Object.entries(recordIn(name) ?? {}).filter((entry): entry is [string, string] => isText(entry[1]));
  return textIn(Object.fromEntries(names), locale) || name;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function recordIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
