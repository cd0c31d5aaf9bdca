import { textIn } from '#contract/rules/text-in.ts';

/** The name in a locale: its key, its language part, en-GB, en; a name that is no JSON text is said as it stands. */
export function nameIn(name: string, locale: string): string {
  const names = Object.entries(recordIn(name) ?? {}).filter((entry): entry is [string, string] => isText(entry[1]));
  return textIn(Object.fromEntries(names), locale) || name;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The record that a JSON text holds, if it does. */
export function recordIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
