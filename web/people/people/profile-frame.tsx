import { useLocation } from '@tanstack/react-router';
import { ChevronDown, LayoutList } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePicture } from '#web/shared/page/picture-of.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { useRoleNames } from './role-names.ts';
import styles from './profile-frame.module.css';

export function ProfileFrame({ children }: { children: ReactNode }) {
  const t = useTexts('profile');
  const user = useUser();
  const roles = useRoleNames();
  const picture = usePicture(user?.user_picture_id ?? null);
  if (!user) return null;
  const { person, userRoles } = user;

  return (
    <Page>
      <div className={styles.root}>
        <nav className={styles.nav} aria-label={t('your_space')}>
          <div className={styles.who}>
            <Avatar name={person.name} picture={picture} />
            <div>
              <b>{person.name}</b>
              <small>{roles(userRoles)}</small>
            </div>
          </div>
          <Folded>
            <ProfileMenu />
          </Folded>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </Page>
  );
}

/** On narrow screens the list is folded, and folds again on navigation. */
function Folded({ children }: { children: ReactNode }) {
  const t = useTexts('profile');
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;

  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls="profile-pages"
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        <Icon of={LayoutList} />
        {t('pages')}
        <Icon of={ChevronDown} />
      </button>
      <div id="profile-pages" className={styles.pages} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
