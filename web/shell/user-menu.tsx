import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts.ts';
import { Menu } from '#web/shared/ui/menu.tsx';
import { signOut } from '#web/shared/session.ts';
import type { SessionUser } from '#web/shared/session-store.ts';
import styles from './user-menu.module.css';

export function UserMenu({ user }: { user: SessionUser }) {
  const t = useTexts('shell');

  return (
    <div className={styles.root}>
      <Menu
        align="end"
        label={t('account_of', { name: user.person.name })}
        trigger={<Avatar name={user.person.name} />}
      >
        <Link to="/profile">{t('profile')}</Link>
        <button type="button" onClick={() => void signOut()}>
          {t('logout')}
        </button>
      </Menu>
    </div>
  );
}

/** The first letters of a name, until there is a picture. */
export function Avatar({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');

  return (
    <span className={styles.avatar} aria-hidden="true">
      {letters.toUpperCase()}
    </span>
  );
}
