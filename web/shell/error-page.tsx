import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isConnectionLost } from '#web/shared/api/connection.ts';
import { numberOf } from '#web/shared/api/error-number.ts';
import { usePageHydrated } from '#web/shared/hydration.tsx';
import { PartMissing } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { useReloadOnceReachable } from './reload-page.ts';

type ErrorPageProps = {
  error?: unknown;
  onRetry?: () => void;
  actions?: ReactNode;
  children?: ReactNode;
};

export function ErrorPage({ error, onRetry, actions, children }: ErrorPageProps) {
  usePageHydrated();
  const t = useTexts('site');
  const number = numberOf(error);
  const isMissing = error instanceof PartMissing;
  useReloadOnceReachable(isMissing);
  const sentence = number ? t('error_number', { id: number }) : t(sentenceFor(isMissing));
  const router = useRouter();
  // Loads the failed data again, then renders the page again.
  const retry = isMissing ? () => location.reload() : onRetry && (() => void router.invalidate().then(onRetry));

  return (
    <Page>
      <ErrorState
        level={1}
        title={t('error_title')}
        retryLabel={t('retry')}
        onRetry={retry}
        actions={
          <>
            {actions}
            <Link to="/" className={buttonClass({ variant: retry || actions ? 'secondary' : 'primary' })}>
              {t('go_home')}
            </Link>
          </>
        }
      >
        {children ?? <p>{sentence}</p>}
      </ErrorState>
    </Page>
  );
}

function sentenceFor(isMissing: boolean) {
  if (isConnectionLost()) return 'not_on_device';
  return isMissing ? 'part_missing' : 'error_text';
}
