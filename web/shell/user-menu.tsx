import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { usePicture } from '#web/shared/page/picture-of.ts';
import { Avatar as Face } from '#web/shared/ui/avatar.tsx';
import { Menu } from '#web/shared/ui/menu.tsx';
import { signOut } from '#web/shared/session/session.ts';
import { deskClaims } from '#web/shared/session/desk-claims.ts';
import { hasClaims, useSession, type SessionUser } from '#web/shared/session/session-store.ts';
import styles from './user-menu.module.css';

export function UserMenu({ user }: { user: SessionUser }) {
  const t = useTexts('shell');

  return (
    <div className={styles.root}>
      <Menu label={t('account_of', { name: user.person.name })} trigger={<Avatar user={user} />}>
        <Link to="/profile">{t('profile')}</Link>
        <DeskEntry />
        <button type="button" onClick={() => void signOut()}>
          {t('logout')}
        </button>
      </Menu>
    </div>
  );
}

/** For those whose claims open an area of the desk. */
function DeskEntry() {
  const t = useTexts('shell');
  const session = useSession();

  if (!deskClaims.some((claim) => hasClaims(session, claim))) return null;
  return (
    <Link to="/admin/$" params={{ _splat: '' }}>
      {t('to_desk')}
    </Link>
  );
}

export function Avatar({ user }: { user: SessionUser }) {
  return <Face name={user.person.name} picture={usePicture(user.user_picture_id)} />;
}
