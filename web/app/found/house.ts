import type { KnownCurrency, LocaleKey } from '#contract/visitor-values.ts';

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

export function houseImage({ site }: House): string {
  return `${site}/icons/share.png`;
}

export function addressOf({ site }: House, path: string): string {
  return site + path;
}
