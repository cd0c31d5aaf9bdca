import { minimumLoadingScreenMs } from '#contract/visitor-values.ts';
import { useMatches, useRouter, type AnyRouteMatch } from '@tanstack/react-router';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { setAppStart, useIsStarted } from '#web/shared/visitor/app-settings.ts';
import { isMissing } from '#web/shared/page/is-missing.ts';
import { pageFacts } from '#web/shared/page/page-facts.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { setNoticeWords } from '#web/shared/ui/notice-words.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { Overlay } from '#web/shared/ui/overlay.tsx';
import { SkipLink } from '#web/shared/ui/skip-link.tsx';
import type * as hydratedModule from './hydrated.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NeedsScript } from './needs-script.tsx';
import { NoScript } from './no-script.tsx';
import styles from './shell.module.css';

type Hydrated = typeof hydratedModule;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page brings its own header and main element. */
    standsAlone?: boolean;
    /** The footer has only the links of specification 2. */
    shortFooter?: boolean;
  }
}

export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts('shell');
  useEffect(() => setNoticeWords({ close: t('close'), list: t('notices') }), [t]);
  const hydrated = useHydrated();
  const standsAlone = useMatches({ select: (matches) => matches.some(isAlone) });

  return (
    <>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <NoScript />
      {standsAlone && <NeedsScript />}
      {standsAlone ? children : <Framed hydrated={hydrated}>{children}</Framed>}
      {hydrated && <hydrated.SystemMessages />}
      <StartingOverlay />
    </>
  );
}

/** Error and 404 pages in its place keep the normal frame. */
function isAlone({ staticData, status }: Pick<AnyRouteMatch, 'staticData' | 'status'>): boolean {
  return staticData.standsAlone === true && status !== 'notFound' && status !== 'error';
}

const hasShortFooter = (match: AnyRouteMatch): boolean => match.staticData.shortFooter === true || isMissing(match);

/** Loaded after hydration, under the overlay. */
function useHydrated(): Hydrated | null {
  const errors = useTexts('errors');
  const router = useRouter();
  const [hydrated, setHydrated] = useState<Hydrated | 'failed' | null>(null);

  useEffect(() => {
    const begin = async () => {
      const arrived = await import('./hydrated.ts');
      startTransition(() => setHydrated(arrived));
      await arrived.startApp(router);
    };
    begin().catch(() => setHydrated('failed'));
  }, [router]);
  useEffect(() => {
    if (hydrated !== 'failed') return;
    setAppStart({ ready: true });
    notify({ kind: 'error', messages: errors('initialization_failed') });
  }, [hydrated, errors]);
  return hydrated === 'failed' ? null : hydrated;
}

function Framed({ hydrated, children }: { hydrated: Hydrated | null; children: ReactNode }) {
  const isShort = useMatches({ select: (matches) => matches.some(hasShortFooter) });

  return (
    <>
      <Header />
      {hydrated && <hydrated.GuestCart />}
      <main id="main" className={styles.main}>
        <NeedsScript />
        {children}
      </main>
      <Footer isShort={isShort}>{hydrated && <hydrated.FooterSwitches />}</Footer>
    </>
  );
}

function StartingOverlay() {
  const t = useTexts('shell');
  const ready = useIsStarted();
  const isDrawn = useMatches({ select: (matches) => matches.every(({ ssr }) => ssr !== false) });
  const { loadingMs } = pageFacts();

  // Without a minimum time the rendered page is readable at once.
  if (ready || loadingMs === 0) return null;
  return <Overlay message={t('starting')} yields={isDrawn && loadingMs <= minimumLoadingScreenMs} />;
}
