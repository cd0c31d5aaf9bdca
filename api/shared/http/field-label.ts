import type { LocaleKey } from '#contract/basics.ts';
import { portuguese } from '#api/texts/all.gen.ts';
import { textsFor } from '../texts.ts';

/** What the reader calls a field of an input, or the nearest named part around it; null if none of it has a name. */
export function fieldLabel(path: readonly PropertyKey[], locale: LocaleKey): string | null {
  const name = path.map(String).findLast(isLabelled);
  return name === undefined ? null : textsFor(locale)(`fields.${name}`);
}

function isLabelled(name: string): name is keyof typeof portuguese.fields {
  return Object.hasOwn(portuguese.fields, name);
}
