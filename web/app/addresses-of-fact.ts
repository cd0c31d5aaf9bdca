import type { SiteFact } from '#api/shared/events/site-facts.ts';

type Addresses = { [K in SiteFact['kind']]: (fact: Extract<SiteFact, { kind: K }>) => string[] };

/** The public pages that show what changed, with all pages below each address; `/` is only Home, `*` is every page. */
const addresses: Addresses = {
  catalogue_changed: () => ['/courses', '/partners', '/trainers', '/news', '/classes', '/'],
  course_outline_changed: ({ course_id }) => [`/courses/${course_id}`],
  legal_texts_changed: () => ['/terms-and-services', '/privacy-policy', '/sign-up'],
  news_changed: () => ['/news', '/'],
  settings_changed: () => ['*'],
  trainer_changed: ({ person_id }) => [`/trainers/${person_id}`],
};

export function addressesOf(fact: SiteFact): string[] {
  const addressesOfKind = addresses[fact.kind] as (fact: SiteFact) => string[];
  return addressesOfKind(fact);
}
