import { defaultLocale, localeKeys } from '#contract/visitor-values.ts';
import { isLocale } from '../visitor/visitor.ts';

/** The canonical address of a public page and those per language; the default locale has no `lang`. */
export function addressesOf({ site, path, lang }: { site: string; path: string; lang?: string | undefined }) {
  const address = (locale?: string) =>
    isLocale(locale) && locale !== defaultLocale ? `${site}${path}?lang=${locale}` : `${site}${path}`;
  return {
    canonical: address(lang),
    alternates: [
      ...localeKeys.map((locale) => ({ hrefLang: locale, href: address(locale) })),
      { hrefLang: 'x-default', href: address() },
    ],
  };
}
