import { Link } from '@tanstack/react-router';
import type { PersonRecord } from '#contract/people/people/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { usePicture } from '#web/shared/page/picture-of.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { howManyParts, missingOf } from './account/model/missing-of.ts';
import { Portrait } from './account/portrait.tsx';
import styles from './my-profile.module.css';
import { useRoleNames } from './role-names.ts';

type Owner = { user: SessionUser; person: PersonRecord };

/** Who the person is, at the end of the start page. */
export function MyProfile({ user, person }: Owner) {
  const t = useTexts('profile');
  const roles = useRoleNames();
  const picture = usePicture(user.user_picture_id);
  const { fullDay } = useDates();

  return (
    <section aria-label={t('my_profile')}>
      <h2>{t('my_profile')}</h2>
      <div className={styles.who}>
        <Portrait name={person.name} picture={picture} />
        <div>
          <p className={styles.name}>{person.name}</p>
          <p>{roles(user.userRoles)}</p>
          <p className={styles.since}>{t('member_since', { day: fullDay(person.created_at) })}</p>
        </div>
      </div>
      <Stack>
        <Record user={user} person={person} />
        <DefinitionList
          items={[
            { term: t('username'), value: user.username },
            { term: t('phone'), value: person.phone ?? t('not_given') },
            { term: t('birth_date'), value: person.birth_date ? fullDay(person.birth_date) : t('not_given') },
          ]}
        />
        <Row>
          <Link to="/profile/my-account" className={buttonClass({ variant: 'secondary' })}>
            {t('edit_account')}
          </Link>
        </Row>
      </Stack>
    </section>
  );
}

function Record({ user, person }: Owner) {
  const t = useTexts('profile');
  const missing = missingOf(person, user.user_picture_id);
  const done = howManyParts - missing.length;
  if (missing.length === 0) return <p>{t('record_whole')}</p>;

  return (
    <Stack>
      <ProgressBar
        percent={(done / howManyParts) * 100}
        label={t('record_done', { done, all: howManyParts })}
        figure={`${Math.round((done / howManyParts) * 100)}%`}
      />
      <p>{t('record_missing')}</p>
      <ul className={styles.missing}>
        {missing.map((part) => (
          <li key={part}>
            <Link to="/profile/my-account" hash={part}>
              {t(`missing_${part}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
