import { ArrowLeft, Menu as MenuIcon } from 'lucide-react';
import { signOut } from '#web/shared/session/session.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import deep from '#web/shared/ui/deep.module.css';
import { Icon } from '#web/shared/ui/icon.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { Menu } from '#web/shared/ui/menu.tsx';
import { LanguageSwitcher } from '#web/shell/switchers.tsx';
import { Avatar } from '#web/shell/user-menu.tsx';
import { DeskLink } from './desk-link.tsx';
import { railId } from './rail.tsx';
import styles from './desk.module.css';

export function DeskBar() {
  const t = useTexts('desk');

  return (
    <header className={classes(deep.root, styles.bar)}>
      <button
        type="button"
        className={classes(iconButtonClass(), styles.railOpen)}
        popoverTarget={railId}
        aria-label={t('open_menu')}
      >
        <Icon of={MenuIcon} />
      </button>
      <DeskLink to="" className={styles.brand}>
        <b>Mestria</b> <span className={styles.place}>{t('desk')}</span>
      </DeskLink>
      <div className={styles.tools}>
        {/* A new document: the pages of the site load their own frame. */}
        <a href="/" className={styles.toSite}>
          <Icon of={ArrowLeft} />
          <span>{t('to_site')}</span>
        </a>
        <LanguageSwitcher />
        <Acting />
      </div>
    </header>
  );
}

/** Who acts, and in which role, in words. */
function Acting() {
  const t = useTexts('desk');
  const shell = useTexts('shell');
  const user = useUser();

  if (!user) return null;
  const [role] = user.userRoles.map(({ name }) => name).filter((name) => name !== 'student' && name !== 'client');
  return (
    <div className={styles.acting}>
      <Menu
        label={shell('account_of', { name: user.person.name })}
        trigger={
          <>
            <Avatar user={user} />
            <span className={styles.who} aria-hidden="true">
              <b>{user.person.name}</b>
              <small>{t('role', { role: role ?? 'other' })}</small>
            </span>
          </>
        }
      >
        <a href="/profile">{shell('profile')}</a>
        <button type="button" onClick={() => void signOut()}>
          {shell('logout')}
        </button>
      </Menu>
    </div>
  );
}
