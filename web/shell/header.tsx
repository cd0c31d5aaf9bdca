import { Link } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '#web/shared/texts.ts';
import { CountBadge } from '#web/shared/ui/badge.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { Brand } from './brand.tsx';
import { CourseSearch } from './course-search.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { CurrencySwitcher, LanguageSwitcher } from './switchers.tsx';
import { badge, usePlaces } from './use-places.ts';
import { useWayBack } from './use-way-back.ts';

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

export function Header() {
  const t = useTexts('shell');
  const { user, hasMyCourses, cart } = usePlaces();

  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <Brand />
        <nav className={styles.links} aria-label={t('main_navigation')}>
          <Link to="/courses">{t('courses')}</Link>
          {hasMyCourses && <Link to="/profile/my-courses">{t('my_courses')}</Link>}
        </nav>
        <div className={styles.tools}>
          {!user && (
            <div className={styles.search}>
              <CourseSearch label={t('search_in_header')} />
            </div>
          )}
          {cart && <CartLink count={cart.count} />}
          <div className={styles.wideOnly}>
            <CurrencySwitcher />
            <LanguageSwitcher />
          </div>
          {user ? (
            <Suspense>
              <UserMenu user={user} />
            </Suspense>
          ) : (
            <SignInLinks />
          )}
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function CartLink({ count }: { count: number }) {
  const t = useTexts('shell');
  const shown = badge(count);

  return (
    <Link to="/cart" className={iconButtonClass()} aria-label={t('cart_with', { count })} title={t('cart')}>
      <Icon of={ShoppingCart} />
      {shown && <CountBadge>{shown}</CountBadge>}
    </Link>
  );
}

function SignInLinks() {
  const t = useTexts('shell');
  const wayBack = useWayBack();

  return (
    <>
      <Link
        to="/login"
        search={wayBack}
        className={`${buttonClass({ variant: 'quiet', small: true })} ${styles.wideOnly}`}
      >
        {t('login')}
      </Link>
      <Link to="/sign-up" search={wayBack} className={`${buttonClass({ small: true })} ${styles.midOnly}`}>
        {t('sign_up')}
      </Link>
    </>
  );
}
