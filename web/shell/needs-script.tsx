import { useLocation, useMatches } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Page, PageHead } from '#web/shared/ui/page.tsx';
import { pageKind } from './model/page-kind.ts';
import styles from './no-script.module.css';

/** In place of a page that only a script renders: what it needs, what is safe, and what to do. */
export function NeedsScript() {
  const t = useTexts('shell');
  const isRendered = useMatches({ select: (matches) => matches.every(({ ssr }) => ssr !== false) });
  const { pathname, href: address } = useLocation();
  const page = pageKind(pathname);

  if (isRendered) return null;
  return (
    <noscript>
      <Page>
        <PageHead title={t('needs_script', { page })} lead={t('needs_script_text', { page })} />
        <p className={styles.instead}>
          <a href={address} className={buttonClass()}>
            {t('needs_script_retry')}
          </a>
          <a href="/courses" className={buttonClass({ variant: 'secondary' })}>
            {t('to_Courses')}
          </a>
          <a href="/contact" className={buttonClass({ variant: 'secondary' })}>
            {t('needs_script_contact')}
          </a>
        </p>
      </Page>
    </noscript>
  );
}
