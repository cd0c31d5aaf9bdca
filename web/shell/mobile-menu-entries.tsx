import { Link } from '@tanstack/react-router';
import { BookOpen, Coins, GraduationCap, Languages, ShoppingCart } from 'lucide-react';
import { signOut } from '#web/shared/session.ts';
import type { SessionUser } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { CourseSearch } from './course-search.tsx';
import styles from './mobile-menu.module.css';
import { CurrencySwitcher, LanguageSwitcher } from './switchers.tsx';
import { badge, usePlaces } from './use-places.ts';
import { useWayBack } from './use-way-back.ts';
import { Avatar } from './user-menu.tsx';

/** What the mobile menu lists [specification 2]. */
export function MobileMenuEntries() {
  const t = useTexts('shell');
  const { user, hasMyCourses, cart } = usePlaces();

  return (
    <nav aria-label={t('main_navigation')}>
      <CourseSearch label={t('search_in_menu')} />
      <ul className={styles.entries}>
        <li>
          <Link to="/courses">
            <Icon of={BookOpen} />
            {t('courses')}
          </Link>
        </li>
        {hasMyCourses && (
          <li>
            <Link to="/profile/my-courses">
              <Icon of={GraduationCap} />
              {t('my_courses')}
            </Link>
          </li>
        )}
        {cart && (
          <li>
            <Link to="/cart">
              <Icon of={ShoppingCart} />
              {t('cart')}
              {cart.count > 0 && <span className={styles.many}>{badge(cart.count)}</span>}
            </Link>
          </li>
        )}
        <li className={styles.line}>
          <Icon of={Languages} />
          {t('language')}
          <LanguageSwitcher />
        </li>
        <li className={styles.line}>
          <Icon of={Coins} />
          {t('currency')}
          <CurrencySwitcher />
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

function ProfileExpander({ user }: { user: SessionUser }) {
  const t = useTexts('shell');

  return (
    <details>
      <summary>
        <Avatar name={user.person.name} />
        {user.person.name}
      </summary>
      <Link to="/profile">{t('profile')}</Link>
      <button type="button" onClick={() => void signOut()}>
        {t('logout')}
      </button>
    </details>
  );
}

function SignInPair() {
  const t = useTexts('shell');
  const wayBack = useWayBack();

  return (
    <div className={styles.pair}>
      <Link to="/login" search={wayBack} className={buttonClass({ variant: 'secondary' })}>
        {t('login')}
      </Link>
      <Link to="/sign-up" search={wayBack} className={buttonClass()}>
        {t('sign_up')}
      </Link>
    </div>
  );
}
