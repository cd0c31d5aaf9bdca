import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { ProfileMessages } from './profile-messages.tsx';
import { useRoleNames } from './role-names.ts';
import styles from './profile-frame.module.css';

/** The profile area: who one is and where one can go, beside the page that is open. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const t = useTexts('profile');
  const session = useSession();
  const roles = useRoleNames();
  if (session.status !== 'user') return null;
  const { person, userRoles } = session.user;

  return (
    <Page>
      <div className={styles.root}>
        <nav className={styles.nav} aria-label={t('your_space')}>
          <div className={styles.who}>
            <Avatar name={person.name} />
            <div>
              <b>{person.name}</b>
              <small>{roles(userRoles)}</small>
            </div>
          </div>
          <h2>{t('learn')}</h2>
          <ul>
            <li>
              <Link to="/profile/my-courses">{t('my_courses')}</Link>
            </li>
            <li>
              <Link to="/profile/my-certificates">{t('my_certificates')}</Link>
            </li>
          </ul>
          <ProfileMessages />
          <h2>{t('account')}</h2>
          <ul>
            <li>
              <Link to="/profile" activeOptions={{ exact: true }}>
                {t('my_profile')}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </Page>
  );
}
