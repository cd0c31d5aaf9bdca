import { useMatches, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useAppStart } from '#web/shared/app-settings.ts';
import { useGlobalMessage } from '#web/shared/global-dialog.ts';
import { pageFacts } from '#web/shared/page-facts.ts';
import { useTexts } from '#web/shared/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { Overlay } from '#web/shared/ui/overlay.tsx';
import { SkipLink } from '#web/shared/ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const GlobalDialog = lazy(async () => ({ default: (await import('./global-dialog.tsx')).GlobalDialog }));

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is a room of its own, with its own bar and main part. */
    standsAlone?: boolean;
  }
}

/** The frame around every page: header, main, footer, the overlay while the app starts, and the dialog of the house. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts('shell');
  const message = useGlobalMessage();
  const standsAlone = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.standsAlone) });

  return (
    <>
      <SkipLink to="main">{t('skip')}</SkipLink>
      {standsAlone ? children : <Framed>{children}</Framed>}
      {message && (
        <Suspense>
          <GlobalDialog message={message} />
        </Suspense>
      )}
      <StartingOverlay />
    </>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main">{children}</main>
      <Footer />
    </>
  );
}

function StartingOverlay() {
  const t = useTexts('shell');
  const errors = useTexts('errors');
  const router = useRouter();
  const { ready, settingsFailed } = useAppStart();

  useEffect(() => {
    // It comes after the page is drawn and awake: what it does happens under the overlay.
    void import('./start-app.ts').then(({ startApp }) => startApp(router));
  }, [router]);
  useEffect(() => {
    if (settingsFailed) {
      notify({ kind: 'error', messages: errors('failed_to_fetch_app_settings'), closeLabel: t('close') });
    }
  }, [settingsFailed, errors, t]);

  // With a minimum of nothing there is nothing to cover: what is drawn is good to read at once.
  return ready || pageFacts().loadingMs === 0 ? null : <Overlay message={t('starting')} />;
}
