import { idNumber } from '#contract/rules/search-reader.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { FactorResets } from './list/factor-resets.tsx';
import { Invitations } from './list/invitations.tsx';
import { SignUps } from './list/sign-ups.tsx';
import { UserList } from './list/user-list.tsx';
import { people } from './noun.ts';
import { PersonPage } from './record/person-page.tsx';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_people');
  const [first, ...rest] = place;
  const id = idNumber(first);

  if (first === undefined) return <UserList search={search} />;
  if (rest.length === 0 && first === 'invitations') return <Invitations search={search} />;
  if (rest.length === 0 && first === 'sign-ups') return <SignUps search={search} />;
  if (rest.length === 0 && first === 'factor-resets') return <FactorResets search={search} />;
  if (rest.length === 0 && id !== undefined) return <PersonPage key={id} id={id} />;
  return <NotThere to={people.name}>{t('title')}</NotThere>;
}
