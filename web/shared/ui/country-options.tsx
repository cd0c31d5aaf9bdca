import { countryCodes, homeCountries } from '#contract/people/people/values.ts';
import { Options } from './options.tsx';
import { useVisitor } from '../visitor/visitor.ts';

/** The operator's own countries first, then the others by name in the reader's language. */
export function CountryOptions({ none }: { none?: string }) {
  const { locale } = useVisitor();
  const nameOf = new Intl.DisplayNames(locale, { type: 'region' });
  const named = (codes: readonly string[]) => codes.map((key) => ({ key, name: nameOf.of(key) ?? key }));
  const others = named(countryCodes.filter((code) => !isHome(code)));

  return (
    <>
      {none !== undefined && <option value="">{none}</option>}
      <Options of={named(homeCountries)} />
      <hr />
      <Options of={others.toSorted((one, other) => one.name.localeCompare(other.name, locale))} />
    </>
  );
}

function isHome(code: string): boolean {
  return homeCountries.some((home) => home === code);
}
