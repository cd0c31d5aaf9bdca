import type { KnownCurrency, LocaleKey } from '#contract/visitor-values.ts';
import { languageOf } from '#web/shared/texts/texts.ts';

export type Operator = {
  site: string;
  /** The origin of addresses below /api. */
  apiSite: string;
  /** The address of its own logo; null where it keeps the brand. */
  logo: string | null;
  name: string;
  about: string;
  locale: LocaleKey;
  currencies: readonly KnownCurrency[];
};

export type Node = { '@type': 'EducationalOrganization'; '@id': string; name: string; url: string };

/** In short; Home has all facts of the operator under the same @id. */
export function operatorNode({ site, name }: Operator): Node {
  return { '@type': 'EducationalOrganization', '@id': `${site}/#house`, name, url: `${site}/` };
}

export function siteLogo({ site, logo }: Operator): string {
  return logo ?? `${site}/icons/icon-512.png`;
}

export function siteImage({ site, locale }: Operator): string {
  return `${site}/icons/share-${languageOf(locale)}.png`;
}

export function addressOf({ site }: Operator, path: string): string {
  return site + path;
}
