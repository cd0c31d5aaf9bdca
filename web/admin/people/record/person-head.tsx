import type { ReactNode } from 'react';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { DeskLink } from '../../desk-link.tsx';
import desk from '../../desk.module.css';
import { people } from '../noun.ts';

type PersonHeadProps = { user: UserRecord; page: string; children: ReactNode };

/** The head of a page below that of a person. */
export function PersonHead({ user, page, children }: PersonHeadProps) {
  const t = useTexts('desk_people');
  const texts = useTexts('desk');
  const site = useTexts('site');

  return (
    <div className={desk.head}>
      <Breadcrumb label={site('path')}>
        <DeskLink to="">{texts('desk')}</DeskLink>
        <DeskLink to={people.name}>{t('title')}</DeskLink>
        <DeskLink to={`${people.name}/${user.id}`}>{user.person.name}</DeskLink>
        {page}
      </Breadcrumb>
      <div className={desk.words}>
        <h1>{page}</h1>
        <div className={desk.meta}>{children}</div>
      </div>
    </div>
  );
}
