import type { ComponentType } from 'react';
import { idNumber } from '#contract/rules/search-reader.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { FactorResets } from './list/factor-resets.tsx';
import { Invitations } from './list/invitations.tsx';
import { SignUps } from './list/sign-ups.tsx';
import { UserList } from './list/user-list.tsx';
import { people } from './noun.ts';
import { CorrectPage } from './record/correct-page.tsx';
import { MergePage } from './record/merge-page.tsx';
import { PersonPage } from './record/person-page.tsx';
import { TrainerPage } from './record/trainer-page.tsx';

/** The lists besides that of all people, by their addresses. */
const lists: Readonly<Record<string, ComponentType<Pick<PagesProps, 'search'>>>> = {
  invitations: Invitations,
  'sign-ups': SignUps,
  'factor-resets': FactorResets,
};

/** The pages of one person, by what follows their id. */
const pagesOfPerson: Readonly<Record<string, ComponentType<Pick<PagesProps, 'search'> & { id: number }>>> = {
  '': PersonPage,
  data: CorrectPage,
  merge: MergePage,
  trainer: TrainerPage,
};

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_people');
  const [first, ...rest] = place;
  const id = idNumber(first);
  const List = rest.length === 0 ? lists[first ?? ''] : undefined;
  const Page = id === undefined ? undefined : pagesOfPerson[rest.join('/')];

  if (first === undefined) return <UserList search={search} />;
  if (List) return <List search={search} />;
  if (id !== undefined && Page) return <Page key={id} id={id} search={search} />;
  return <NotThere to={people.name}>{t('title')}</NotThere>;
}
