import { countryCodes, homeCountries } from '#contract/people/values.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

/** The operator's own countries first, then the others by name in the reader's language. */
export function CountryOptions({ none }: { none: string }) {
  const { locale } = useVisitor();
  const nameOf = new Intl.DisplayNames(locale, { type: 'region' });
  const named = (codes: readonly string[]) => codes.map((code) => ({ code, name: nameOf.of(code) ?? code }));
  const others = named(countryCodes.filter((code) => !isHome(code)));

  return (
    <>
      <option value="">{none}</option>
      {named(homeCountries).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      <hr />
      {others
        .toSorted((one, other) => one.name.localeCompare(other.name, locale))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </>
  );
}

function isHome(code: string): boolean {
  return homeCountries.some((home) => home === code);
}
