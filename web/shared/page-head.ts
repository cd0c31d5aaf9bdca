import { defaultLocale, localeKeys } from '#contract/visitor-values.ts';
import { isLocale } from './visitor.ts';
import { pageFacts } from './page-facts.ts';

type PageSays = { path: string; lang?: string | undefined; title: string; description?: string };

/** What a public page says to search engines: its own address, and that of the same page in each language. */
export function publicHead({ path, lang, title, description }: PageSays) {
  const site = pageFacts().siteAddress;
  const address = (locale?: string) => `${site}${path}${locale ? `?lang=${locale}` : ''}`;
  return {
    meta: [{ title }, ...(description ? [{ name: 'description', content: description }] : [])],
    links: [
      { rel: 'canonical', href: address(isLocale(lang) && lang !== defaultLocale ? lang : undefined) },
      ...localeKeys.map((locale) => ({ rel: 'alternate', hrefLang: locale, href: address(locale) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address() },
    ],
  };
}
