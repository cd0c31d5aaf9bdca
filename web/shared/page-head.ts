import { addressesOf } from './page-addresses.ts';
import { pageFacts } from './page-facts.ts';

type PageSays = { path: string; lang?: string | undefined; title: string; description?: string };

/** What a public page says to search engines: its own address, and that of the same page in each language. */
export function publicHead({ path, lang, title, description }: PageSays) {
  const { canonical, alternates } = addressesOf({ site: pageFacts().siteAddress, path, lang });
  return {
    meta: [{ title }, ...(description ? [{ name: 'description', content: description }] : [])],
    links: [
      { rel: 'canonical', href: canonical },
      ...alternates.map(({ hrefLang, href }) => ({ rel: 'alternate', hrefLang, href })),
    ],
  };
}
