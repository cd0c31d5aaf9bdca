import { Link } from '@tanstack/react-router';
import { useUnread } from '#web/shared/lists/badges.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import styles from './profile-frame.module.css';

const most = 99;

export function ProfileMessages() {
  const t = useTexts('profile');
  const unread = useUnread();
  const session = useSession();
  const mayChoose = hasClaims(session, 'users.edit');
  const mayHide = hasClaims(session, 'reviews.hide');

  return (
    <>
      <h2>{t('messages')}</h2>
      <ul>
        <li>
          <Link to="/profile/warnings">
            {t('warnings')}
            <HowMany count={unread.warnings} />
          </Link>
        </li>
        <li>
          <Link to="/profile/notifications">
            {t('notifications')}
            <HowMany count={unread.notifications} />
          </Link>
        </li>
        {mayChoose && (
          <li>
            <Link to="/profile/my-notification-settings">{t('my_notification_settings')}</Link>
          </li>
        )}
      </ul>
      {mayHide && (
        <>
          <h2>{t('house')}</h2>
          <ul>
            <li>
              <Link to="/profile/reported">{t('reported_reviews')}</Link>
            </li>
          </ul>
        </>
      )}
    </>
  );
}

function HowMany({ count }: { count: number }) {
  const t = useTexts('profile');
  if (count === 0) return null;
  return (
    <span className={styles.many}>
      {count > most ? `+${most}` : count} <Hidden>{t('not_read')}</Hidden>
    </span>
  );
}
