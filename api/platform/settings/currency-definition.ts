import { Refusal } from '#contract/refusals.ts';
import { CurrencyDefinition } from '#contract/platform/settings/calls.ts';

export function readDefinition(text: string): CurrencyDefinition {
  const read = CurrencyDefinition.safeParse(jsonOf(text));
  if (!read.success || !isKnownLocale(read.data.locale))
    throw new Refusal('definition_invalid', { field: 'definition' });
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isKnownLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}
