import { Link } from '@tanstack/react-router';
import { useAppStart } from '#web/shared/app-settings.ts';
import { thisYear } from '#web/shared/format.ts';
import { useTexts } from '#web/shared/texts.ts';
import { BrandOnDeep } from './brand.tsx';
import styles from './footer.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** Where the footer leads when settings fail or say nothing [specification 2]. */
const fallBack = {
  website: 'https://mestria.example',
  linkedin: 'https://www.linkedin.com/company/mestria',
};

export function Footer() {
  const t = useTexts('shell');
  const { settings } = useAppStart();
  const website = settings.WebsiteUrl || fallBack.website;
  const linkedin = settings.LinkedinUrl || fallBack.linkedin;

  return (
    <footer className={styles.root}>
      <div className={styles.page}>
        <div className={styles.top}>
          <div>
            <BrandOnDeep href={website} newTabHint={t('new_tab')} />
            <p className={styles.slogan}>{t('slogan')}</p>
          </div>
          <nav aria-label={t('training')}>
            <h2>{t('training')}</h2>
            <ul>
              <li>
                <Link to="/courses">{t('courses')}</Link>
              </li>
              <li>
                <Link to="/certificate-validation">{t('validate_certificate')}</Link>
              </li>
            </ul>
          </nav>
          <nav aria-label={t('house')}>
            <h2>{t('house')}</h2>
            <ul>
              <li>
                <PrivacyLink href={settings.PrivacyPolicyUrl} />
              </li>
              <li>
                <Link to="/terms-and-services" target="_blank">
                  {t('terms')}
                </Link>
              </li>
              <li>
                <a href={linkedin} target="_blank" rel="noopener">
                  LinkedIn
                </a>
              </li>
              <li>
                <a href={website} target="_blank" rel="noopener">
                  {t('website')}
                </a>
              </li>
            </ul>
          </nav>
        </div>
        <div className={styles.end}>
          <p>{t('rights', { year: thisYear() })}</p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function PrivacyLink({ href }: { href: string | undefined }) {
  const t = useTexts('shell');
  if (href) {
    return (
      <a href={href} target="_blank" rel="noopener">
        {t('privacy')}
      </a>
    );
  }
  return (
    <Link to="/privacy-policy" target="_blank">
      {t('privacy')}
    </Link>
  );
}
