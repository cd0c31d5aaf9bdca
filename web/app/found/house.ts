import type { KnownCurrency, LocaleKey } from '#contract/visitor-values.ts';
import { languageOf } from '#web/shared/texts.ts';

/** What the facts of every page need to know of the house. */
export type House = {
  site: string;
  /** Where addresses below /api lie. */
  apiSite: string;
  name: string;
  about: string;
  locale: LocaleKey;
  currencies: readonly KnownCurrency[];
};

export type Node = { '@type': 'EducationalOrganization'; '@id': string; name: string; url: string };

/** The house itself, in brief: all of it stands on Home under the same @id. */
export function houseNode({ site, name }: House): Node {
  return { '@type': 'EducationalOrganization', '@id': `${site}/#house`, name, url: `${site}/` };
}

export function houseLogo({ site }: House): string {
  return `${site}/icons/icon-512.png`;
}

/** Shown where a page without a picture of its own is shared. */
export function houseImage({ site, locale }: House): string {
  return `${site}/icons/share-${languageOf(locale)}.png`;
}

export function addressOf({ site }: House, path: string): string {
  return site + path;
}
