import {
  BookOpen,
  Calendar,
  ChevronDown,
  Coins,
  GraduationCap,
  Handshake,
  Languages,
  type LucideIcon,
} from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { signOut } from '#web/shared/session/session.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { CourseSearch } from './course-search.tsx';
import styles from './mobile-menu.module.css';
import { badge, type OwnTool, type SiteLink as Entry } from './model/entries.ts';
import { toolIcons } from './own-tools.tsx';
import { SiteLink } from './site-link.tsx';
import { CurrencySwitcher, LanguageSwitcher } from './switchers.tsx';
import { TargetLink } from './target-link.tsx';
import { useCounts } from './use-counts.ts';
import { useEntries } from './use-entries.ts';
import { useWayBack } from './use-way-back.ts';
import { Avatar } from './user-menu.tsx';

/** About us stays out of this menu [specification 2, Mobile navigation]. */
const linkIcons: Record<Exclude<Entry, 'About'>, LucideIcon> = {
  Courses: BookOpen,
  Partners: Handshake,
  Classes: Calendar,
  MyCourses: GraduationCap,
  MyTrainerCourses: GraduationCap,
};

export function MobileMenuEntries() {
  const t = useTexts('shell');
  const { user, links, tools } = useEntries();

  return (
    <nav aria-label={t('main_navigation')}>
      {!user && <CourseSearch label={t('search_in_menu')} />}
      <ul className={styles.entries}>
        {links.map((link) => link !== 'About' && <LinkEntry key={link} link={link} />)}
        {tools.map((tool) => (
          <ToolEntry key={tool} tool={tool} />
        ))}
        <li className={styles.line}>
          <Icon of={Languages} />
          {t('language')}
          <LanguageSwitcher inFull />
        </li>
        <li className={styles.line}>
          <Icon of={Coins} />
          {t('currency')}
          <CurrencySwitcher inFull />
        </li>
        {user && (
          <li>
            <ProfileExpander user={user} />
          </li>
        )}
      </ul>
      {!user && <SignInPair />}
    </nav>
  );
}

function LinkEntry({ link }: { link: keyof typeof linkIcons }) {
  const t = useTexts('shell');

  return (
    <li>
      <SiteLink to={link}>
        <Icon of={linkIcons[link]} />
        {t(`to_${link}`)}
      </SiteLink>
    </li>
  );
}

function ToolEntry({ tool }: { tool: OwnTool }) {
  const t = useTexts('shell');
  const count = useCounts()[tool];

  return (
    <li>
      <TargetLink to={tool}>
        <Icon of={toolIcons[tool]} />
        <span aria-hidden="true">{t(`to_${tool}`)}</span>
        <Hidden>{t(`with_${tool}`, { count })}</Hidden>
        {count > 0 && (
          <span className={styles.many} aria-hidden="true">
            {badge(count)}
          </span>
        )}
      </TargetLink>
    </li>
  );
}

function ProfileExpander({ user }: { user: SessionUser }) {
  const t = useTexts('shell');
  const { first_name: first, last_name: last, name } = user.person;

  return (
    <details onToggle={showWhole}>
      <summary>
        <Avatar user={user} />
        {`${first} ${last}`.trim() || name}
        <Icon of={ChevronDown} />
      </summary>
      <TargetLink to="MyProfileView">{t('profile')}</TargetLink>
      <button type="button" onClick={() => void signOut()}>
        {t('logout')}
      </button>
    </details>
  );
}

/** At the end of the menu, what opens lies below the edge of the window. */
function showWhole({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

function SignInPair() {
  const t = useTexts('shell');
  const wayBack = useWayBack();

  return (
    <div className={styles.pair}>
      <TargetLink to="Login" search={wayBack} className={buttonClass({ variant: 'secondary' })}>
        {t('login')}
      </TargetLink>
      <TargetLink to="SignUp" search={wayBack} className={buttonClass()}>
        {t('sign_up')}
      </TargetLink>
    </div>
  );
}
