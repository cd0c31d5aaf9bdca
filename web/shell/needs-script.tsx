import { useLocation, useMatches } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Page, PageHead } from '#web/shared/ui/page.tsx';
import { pageKind } from './model/page-kind.ts';
import styles from './no-script.module.css';

/** In place of a page that only a script renders. With a script nobody sees it, so the browser loads no words for it. */
export function NeedsScript() {
  const isRendered = useMatches({ select: (matches) => matches.every(({ ssr }) => ssr !== false) });

  if (isRendered) return null;
  return <noscript>{import.meta.env.SSR && <Words />}</noscript>;
}

/** What the page needs, what is safe, and what to do. */
function Words() {
  const t = useTexts('shell');
  const { pathname, href: address } = useLocation();
  const page = pageKind(pathname);

  return (
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
  );
}
