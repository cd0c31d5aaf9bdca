import { Link, useLocation, useRouter, type AnyRoute } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useUnread } from '#web/shared/lists/badges.ts';
import { useActingFor } from '#web/shared/session/acting-for.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { profileMenuOf, type MenuGroup, type MenuPage } from './profile-menu-entries.ts';
import styles from './profile-frame.module.css';

const most = 99;

export function ProfileMenu() {
  const t = useTexts('profile');
  const session = useSession();
  const acting = useActingFor();
  const routes: AnyRoute[] = Object.values(useRouter().routesByPath);

  return (
    <>
      <Link to="/profile" activeOptions={{ exact: true }} className={styles.start}>
        {t('start')}
      </Link>
      {profileMenuOf(routes, session, acting).map((match, place) => (
        <Group
          key={match.group}
          {...match}
          title={match.group === 'company' && acting ? acting.name : t(match.group)}
          isFirst={place === 0}
        />
      ))}
    </>
  );
}

/** The group of the current page is open; on the start page, which has none, the first. */
function Group({ pages, title, isFirst }: MenuGroup & { title: string; isFirst: boolean }) {
  const { pathname } = useLocation();
  const unread = useUnread();
  const isHere = pages.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const isOpen = isHere || (isFirst && pathname === '/profile');
  const waiting = pages.reduce((sum, { badge }) => sum + (badge ? unread[badge] : 0), 0);

  return (
    <details key={String(isOpen)} className={styles.group} open={isOpen}>
      <summary>
        {title}
        <HowMany count={waiting} />
        <Icon of={ChevronDown} />
      </summary>
      <ul>
        {pages.map((page) => (
          <MenuLink key={page.path} page={page} unread={page.badge ? unread[page.badge] : 0} />
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ page: { path, text }, unread }: { page: MenuPage; unread: number }) {
  const t = useTexts('profile');

  return (
    <li>
      <Link to={path}>
        {t(text)}
        <HowMany count={unread} />
      </Link>
    </li>
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
