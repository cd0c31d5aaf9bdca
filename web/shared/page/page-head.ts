import { addressesOf } from './page-addresses.ts';
import { pageFacts } from './page-facts.ts';
import { setHead } from './describe-for-machines.ts';

type PageSays = { path: string; lang?: string | undefined; title: string; description?: string };

type Head = {
  meta: ({ title: string } | { name: string; content: string })[];
  links: { rel: string; href: string; hrefLang?: string; type?: string }[];
};

export function publicHead({ path, lang, title, description }: PageSays): Head {
  const { canonical, alternates } = addressesOf({ site: pageFacts().siteAddress, path, lang });
  setHead({ path, title, description: description ?? '', canonical });
  return {
    meta: [{ title }, ...(description ? [{ name: 'description', content: description }] : [])],
    links: [
      { rel: 'canonical', href: canonical },
      ...alternates.map(({ hrefLang, href }) => ({ rel: 'alternate', hrefLang, href })),
    ],
  };
}
