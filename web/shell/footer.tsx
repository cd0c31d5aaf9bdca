import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAppStart } from '#web/shared/visitor/app-settings.ts';
import { thisYear } from '#web/shared/texts/format.ts';
import { DrawnOnce } from '#web/shared/drawn-once.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { BrandOnDeep } from './brand.tsx';
import styles from './footer.module.css';

/** Used when settings fail or are empty [specification 2]. */
const fallBack = {
  website: 'https://mestria.example',
  linkedin: 'https://www.linkedin.com/company/mestria',
  privacy: '/privacy-policy',
};

/**
 * Links open in a new tab, and missing pages are left out [specification 2, Footer]. The children are switches that
 * load later.
 */
export function Footer({ isShort, children }: { isShort: boolean; children: ReactNode }) {
  const t = useTexts('shell');
  const settings = useAppStart((start) => start.settings);
  const website = settings.WebsiteUrl || fallBack.website;

  return (
    <footer className={classes(styles.root, isShort && styles.short)}>
      <div className={styles.page}>
        <DrawnOnce as="div" className={styles.top} marksPlace>
          <div>
            <BrandOnDeep href={website} newTabHint={t('new_tab')} />
            <p className={styles.slogan}>{t('slogan')}</p>
          </div>
          <Links of={t('training')}>
            <Page at="/courses">{t('to_Courses')}</Page>
            <Page at="/classes">{t('to_Classes')}</Page>
            <Page at="/partners">{t('to_Partners')}</Page>
            <Page at="/news">{t('news')}</Page>
          </Links>
          <Links of={t('help')}>
            <Page at="/contact">{t('contact')}</Page>
            <Page at="/certificate-validation">{t('validate_certificate')}</Page>
            <Page at="/sitemap">{t('sitemap')}</Page>
          </Links>
          <Links of={t('house')}>
            <Page at="/about">{t('to_About')}</Page>
            <Outside to={settings.PrivacyPolicyUrl || fallBack.privacy}>{t('privacy')}</Outside>
            <Page at="/terms-and-services">{t('terms')}</Page>
            <Outside to={settings.LinkedinUrl || fallBack.linkedin}>LinkedIn</Outside>
            <Outside to={website}>{t('website')}</Outside>
          </Links>
        </DrawnOnce>
        <div className={styles.end}>
          <p>{t('rights', { year: thisYear() })}</p>
          <div className={styles.switches}>{children}</div>
        </div>
      </div>
    </footer>
  );
}

function Links({ of, children }: { of: string; children: ReactNode }) {
  const t = useTexts('shell');

  return (
    <nav aria-label={`${of}, ${t('new_tab')}`}>
      <h2>{of}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function Page({ at, children }: { at: string; children: ReactNode }) {
  if (!(at in useRouter().routesByPath)) return null;
  return (
    <li>
      <Link to={at} target="_blank">
        {children}
      </Link>
    </li>
  );
}

function Outside({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <a href={to} target="_blank" rel="noopener">
        {children}
      </a>
    </li>
  );
}
