import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useAppStart } from '#web/shared/app-settings.ts';
import { pageFacts } from '#web/shared/page-facts.ts';
import { useTexts } from '#web/shared/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { Overlay } from '#web/shared/ui/overlay.tsx';
import { SkipLink } from '#web/shared/ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { GlobalDialog } from './global-dialog.tsx';
import { Header } from './header.tsx';
import { startApp } from './start-app.ts';

/** The frame around every page: header, main, footer, the overlay while the app starts, and the dialog of the house. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts('shell');

  return (
    <>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <Header />
      <main id="main">{children}</main>
      <Footer />
      <GlobalDialog />
      <StartingOverlay />
    </>
  );
}

function StartingOverlay() {
  const t = useTexts('shell');
  const errors = useTexts('errors');
  const router = useRouter();
  const { ready, settingsFailed } = useAppStart();

  useEffect(() => void startApp(router), [router]);
  useEffect(() => {
    if (settingsFailed) {
      notify({ kind: 'error', messages: errors('failed_to_fetch_app_settings'), closeLabel: t('close') });
    }
  }, [settingsFailed, errors, t]);

  // With a minimum of nothing there is nothing to cover: what is drawn is good to read at once.
  return ready || pageFacts().loadingMs === 0 ? null : <Overlay message={t('starting')} />;
}
