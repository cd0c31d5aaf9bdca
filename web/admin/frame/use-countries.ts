import { countryCodes, homeCountries } from '#contract/people/people/values.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { Choice } from './form/fields.ts';

/** The operator's own countries first, then the others by name. */
export function useCountries(): readonly Choice[] {
  const { locale } = useVisitor();
  const nameOf = new Intl.DisplayNames(locale, { type: 'region' });
  const named = (codes: readonly string[]) => codes.map((key) => ({ key, name: nameOf.of(key) ?? key }));
  const home: readonly string[] = homeCountries;
  const others = named(countryCodes.filter((code) => !home.includes(code)));
  return [...named(homeCountries), ...others.toSorted((one, other) => one.name.localeCompare(other.name, locale))];
}
