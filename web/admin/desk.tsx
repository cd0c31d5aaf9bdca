import { useEffect } from 'react';
import { previewCookie } from '#contract/rules/preview-cookie.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { DeskBar } from './desk-bar.tsx';
import { OpenAreasProvider } from './frame/open-areas.ts';
import type { DeskSearch } from './frame/list/desk-search.ts';
import { areasOf, isOpenTo, type OpenPlace } from './open-place.ts';
import { Rail } from './rail.tsx';
import { Start } from './start.tsx';
import styles from './desk.module.css';

type DeskProps = { open: OpenPlace | null; search: DeskSearch };

/** The frame around every page of the operator: the band, the menu and the page. */
export function Desk({ open, search }: DeskProps) {
  const session = useSession();
  const claims = session.status === 'user' ? session.claims : [];
  usePreview(areasOf(claims).length > 0);

  return (
    <div className={styles.root}>
      <DeskBar />
      <div className={styles.body}>
        <Rail areas={areasOf(claims)} current={open?.area.path} />
        <main id="main" className={styles.main}>
          <OpenAreasProvider value={placesOf(claims)}>
            <Page open={open} search={search} claims={claims} />
          </OpenAreasProvider>
        </main>
      </div>
    </div>
  );
}

function placesOf(claims: readonly string[]) {
  return areasOf(claims).flatMap(({ path, noun = path }) => (noun === null ? [] : [{ path, noun }]));
}

/** Staff see the site before it is open to the public. */
function usePreview(isStaff: boolean): void {
  useEffect(() => {
    if (isStaff) document.cookie = previewCookie;
  }, [isStaff]);
}

function Page({ open, search, claims }: DeskProps & { claims: readonly string[] }) {
  const areas = areasOf(claims);
  if (areas.length === 0 || (open && !isOpenTo(open.area, claims))) return <NotAllowed />;
  if (open === null) return <Start areas={areas} />;
  const { Pages, place } = open;
  return <Pages place={place} search={search} />;
}

/** Somebody who is signed in, and whose roles do not open this page. */
function NotAllowed() {
  const t = useTexts('desk');

  return (
    <EmptyState
      level={1}
      title={t('not_allowed')}
      actions={
        <a href="/" className={buttonClass()}>
          {t('to_site')}
        </a>
      }
    >
      <p>{t('not_allowed_text')}</p>
    </EmptyState>
  );
}
