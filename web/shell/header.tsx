import { Suspense } from 'react';
import { DrawnOnce } from '#web/shared/drawn-once.tsx';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Brand } from './brand.tsx';
import { CourseSearch } from './course-search.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteLink } from './site-link.tsx';
import { CurrencySwitcher, LanguageSwitcher } from './switchers.tsx';
import { TargetLink } from './target-link.tsx';
import { useEntries } from './use-entries.ts';
import { useWayBack } from './use-way-back.ts';

const OwnTools = lazy(async () => ({ default: (await import('./own-tools.tsx')).OwnTools }));
const UserMenu = lazy(async () => ({ default: (await import('./own-tools.tsx')).UserMenu }));

/** [specification 2, Header] */
export function Header() {
  const t = useTexts('shell');
  const { user, links, tools } = useEntries();

  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <Brand />
        <DrawnOnce as="nav" className={styles.links} aria-label={t('main_navigation')} marksPlace>
          {links.map((link) => (
            <SiteLink key={link} to={link}>
              {t(`to_${link}`)}
            </SiteLink>
          ))}
        </DrawnOnce>
        <div className={styles.tools}>
          {user ? (
            <Suspense>
              <OwnTools tools={tools} />
            </Suspense>
          ) : (
            <div className={styles.search}>
              <CourseSearch label={t('search_in_header')} />
            </div>
          )}
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

function SignInLinks() {
  const t = useTexts('shell');
  const wayBack = useWayBack();

  return (
    <>
      <TargetLink
        to="Login"
        search={wayBack}
        className={`${buttonClass({ variant: 'quiet', small: true })} ${styles.wideOnly}`}
      >
        {t('login')}
      </TargetLink>
      <TargetLink to="SignUp" search={wayBack} className={`${buttonClass({ small: true })} ${styles.midOnly}`}>
        {t('sign_up')}
      </TargetLink>
    </>
  );
}
