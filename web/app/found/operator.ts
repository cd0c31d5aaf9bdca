import type { KnownCurrency, LocaleKey } from '#contract/visitor-values.ts';
import { languageOf } from '#web/shared/texts/texts.ts';

/** What the facts of every page need to know of the operator. */
export type Operator = {
  site: string;
  /** Where addresses below /api lie. */
  apiSite: string;
  name: string;
  about: string;
  locale: LocaleKey;
  currencies: readonly KnownCurrency[];
};

export type Node = { '@type': 'EducationalOrganization'; '@id': string; name: string; url: string };

/** The system itself, in short: all of it stands on Home under the same @id. */
export function operatorNode({ site, name }: Operator): Node {
  return { '@type': 'EducationalOrganization', '@id': `${site}/#house`, name, url: `${site}/` };
}

export function siteLogo({ site }: Operator): string {
  return `${site}/icons/icon-512.png`;
}

/** Shown where a page without a picture of its own is shared. */
export function siteImage({ site, locale }: Operator): string {
  return `${site}/icons/share-${languageOf(locale)}.png`;
}

export function addressOf({ site }: Operator, path: string): string {
  return site + path;
}
