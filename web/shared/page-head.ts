import { defaultLocale, localeKeys } from '#contract/visitor-values.ts';
import { isLocale } from './visitor.ts';
import { pageFacts } from './page-facts.ts';

type PageSays = { path: string; lang?: string | undefined; title: string; description?: string };

/** What a public page says to search engines: its own address, and that of the same page in each language. */
export function publicHead({ path, lang, title, description }: PageSays) {
  const site = pageFacts().siteAddress;
  const address = (locale?: string) =>
    isLocale(locale) && locale !== defaultLocale ? `${site}${path}?lang=${locale}` : `${site}${path}`;
  return {
    meta: [{ title }, ...(description ? [{ name: 'description', content: description }] : [])],
    links: [
      { rel: 'canonical', href: address(lang) },
      ...localeKeys.map((locale) => ({ rel: 'alternate', hrefLang: locale, href: address(locale) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address() },
    ],
  };
}
