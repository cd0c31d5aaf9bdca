import type { ComponentType } from 'react';
import { idNumber } from '#contract/rules/search-reader.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { DeskSearch } from '../frame/list/desk-search.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { AccountPage } from './account/account-page.tsx';
import { organizations } from './noun.ts';
import { OrganizationList } from './organization-list.tsx';
import { OrganizationPage } from './record/organization-page.tsx';
import { TermsPage } from './terms/terms-page.tsx';

/** The pages of one organization, by what follows its id. */
const pagesOfOne: Readonly<Record<string, ComponentType<{ id: number; search: DeskSearch }>>> = {
  '': OrganizationPage,
  account: AccountPage,
  terms: TermsPage,
};

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_organizations');
  const mayEdit = hasClaims(useSession(), 'organizations.edit');
  const [first, ...rest] = place;
  const id = idNumber(first);
  const name = rest.join('/');
  const Page = id === undefined || (name === 'terms' && !mayEdit) ? undefined : pagesOfOne[name];

  if (first === undefined) return <OrganizationList search={search} />;
  if (id !== undefined && Page) return <Page key={id} id={id} search={search} />;
  return <NotThere to={organizations.name}>{t('title')}</NotThere>;
}
