import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { useTitle } from '#web/shared/page/use-title.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { DeskLink } from '../../desk-link.tsx';
import desk from '../../desk.module.css';
import { RecordTrailPart } from '../../frame/trail/record-trail-part.tsx';
import { people } from '../noun.ts';
import { UserState } from '../user-state.tsx';
import { AccountActs } from './account-acts.tsx';
import { Consents } from './consents.tsx';
import { PersonalData } from './personal-data.tsx';
import { History } from './history.tsx';
import { listParts } from './list-parts.tsx';
import { OneUser } from './one-user.tsx';
import { Privacy } from './privacy.tsx';
import { Roles } from './roles.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { TrainerPart } from './trainer-part.tsx';
import styles from '../../frame/record/record-parts.module.css';

export function PersonPage({ id }: { id: number }) {
  return <OneUser id={id}>{(user) => <Person user={user} />}</OneUser>;
}

/** All about one person on one page, as far as the claims of the reader open it. */
function Person({ user }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const texts = useTexts('desk');
  const session = useSession();
  const parts = listParts.filter(({ claim }) => hasClaims(session, claim));
  const { id, person } = user;
  useTitle(`${person.name} · ${texts('title')}`);

  return (
    <>
      <Head user={user} />
      <nav className={styles.jump} aria-label={t('on_this_page')}>
        {(['access', ...parts.map((part) => part.id), 'data', 'consents', 'privacy', 'account'] as const).map(
          (part) => (
            <a key={part} href={`#${part}`}>
              {t(`part_${part}`)}
            </a>
          ),
        )}
      </nav>
      {user.disabled_at !== null && <Alert tone="warning">{t('is_disabled')}</Alert>}
      <div className={styles.sides}>
        <div className={styles.parts}>
          <Sessions user={user} />
          <SecondFactor user={user} />
          {parts.map(({ id: part, List }) => (
            <List key={part} user={user} />
          ))}
          <RecordTrailPart
            title={t('by_staff')}
            records={[
              { noun: 'users', id },
              { noun: 'persons', id: person.id },
            ]}
          />
        </div>
        <aside className={styles.parts} aria-label={t('aside')}>
          <PersonalData user={user} />
          <Roles user={user} />
          {user.roles.includes('trainer') && <TrainerPart user={user} />}
          <Consents user={user} />
          <Privacy user={user} />
          <AccountActs user={user} />
          <History user={user} />
        </aside>
      </div>
    </>
  );
}

function Head({ user }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const texts = useTexts('desk');
  const site = useTexts('site');
  const dates = useDates();
  const { username, phone, created_at: since, last_used_at: used } = user;
  const facts = [
    username,
    phone,
    t('since_day', { day: dates.dayOfYear(since) }),
    used === null ? t('never_signed_in') : t('last_used_day', { day: dates.dayOfYear(used) }),
  ];

  return (
    <div className={desk.head}>
      <Breadcrumb label={site('path')}>
        <DeskLink to="">{texts('desk')}</DeskLink>
        <DeskLink to={people.name}>{t('title')}</DeskLink>
        {user.person.name}
      </Breadcrumb>
      <div className={desk.words}>
        <h1>{user.person.name}</h1>
        <UserState user={user} />
        <p className={desk.meta}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
