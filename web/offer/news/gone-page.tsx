import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { Page } from '#web/shared/ui/page.tsx';

export function GonePage() {
  const t = useTexts('news');
  const site = useTexts('site');

  return (
    <Page>
      <ErrorState
        level={1}
        code="410"
        title={t('gone')}
        actions={
          <>
            <Link to="/news" className={buttonClass()}>
              {t('all')}
            </Link>
            <Link to="/" className={buttonClass({ variant: 'secondary' })}>
              {site('go_home')}
            </Link>
          </>
        }
      >
        <p>{t('gone_text')}</p>
      </ErrorState>
    </Page>
  );
}
