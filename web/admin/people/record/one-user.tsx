import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { NotThere } from '../../frame/not-there.tsx';
import { people } from '../noun.ts';

type OneUserProps = { id: number; children: (user: UserRecord) => ReactNode };

/** What every page of one person begins with. */
export function OneUser({ id, children }: OneUserProps) {
  const t = useTexts('desk_people');
  const texts = useTexts('desk');
  const query = useQuery(people.source({ filter: { id }, page: { number: 1, size: 1 } }));

  if (query.data) {
    const [user] = query.data.results;
    return user ? children(user) : <NotThere to={people.name}>{t('title')}</NotThere>;
  }
  if (query.error) return <NotLoaded query={query} title={texts('record_not_loaded')} text={t('try_again')} />;
  return <SkeletonForm fields={6} label={texts('loading_record')} />;
}
