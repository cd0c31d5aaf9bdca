import type { AnyRouter } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { defaultLocale } from '#contract/visitor-values.ts';
import { appStart } from '#web/shared/visitor/app-settings.ts';
import { dropDrafts } from '#web/shared/session/draft-store.ts';
import { currentSession, onSessionChange, type Session } from '#web/shared/session/session-store.ts';
import { tokenHolder } from '#web/shared/session/token-holder.ts';
import { usedMark } from '#web/shared/on-device/used-mark.ts';
import { targets } from '#web/shared/page/targets.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { currentVisitor, isLocale } from '#web/shared/visitor/visitor.ts';
import { applyVisitor } from './apply-visitor.ts';
import { clearChoice, ownChoice } from './own-choice.ts';

/** Reacts to signing in and out in any tab [specification 4, Session]. */
export function followSession(router: AnyRouter): void {
  let was = currentSession();
  onSessionChange(() => {
    const is = currentSession();
    const before = was;
    was = is;
    if (is.status === 'guest') emptyDevice().catch((error: unknown) => console.warn(error));
    follow(router, before, is).catch((error: unknown) => console.warn(error));
  });
}

async function follow(router: AnyRouter, was: Session, is: Session): Promise<void> {
  const hasExpired = is.status === 'guest' && is.hasExpired === true;
  if (hasExpired) notify({ kind: 'info', messages: router.options.context.texts.shell.session_expired });
  if (was.status === 'guest' && is.status === 'user') await enter(router);
  if (was.status === 'user' && is.status === 'guest') await leave(router, hasExpired);
}

/** What the device has stored belongs to a session: without its tokens, or with those of somebody else, it goes. */
async function emptyDevice(): Promise<void> {
  if (localStorage.getItem(usedMark) === null || tokenHolder() !== null) return;
  const { removeEverything } = await import('#web/shared/on-device/device-database.ts');
  await removeEverything();
}

/** Guest data stays visible until it has been fetched again. */
async function enter(router: AnyRouter): Promise<void> {
  await applyVisitor(router, ownChoice());
  await queryClientOf(router).invalidateQueries();
}

/**
 * Goes Home in the operator's language and removes the user's data. After an expired session, Home remembers the
 * address.
 */
async function leave(router: AnyRouter, hasExpired: boolean): Promise<void> {
  const queryClient = queryClientOf(router);
  await queryClient.cancelQueries(undefined, { silent: true });
  clearChoice();
  // Who was signed out by time finds the draft after signing in again.
  if (!hasExpired) dropDrafts();
  const { pathname, href } = router.state.location;
  const search = hasExpired ? { redirect: href } : {};
  if (pathname !== targets.Home) await router.navigate({ to: targets.Home, search });
  // Queries of Home stay until refetched, so that the scroll position holds.
  queryClient.removeQueries({ type: 'inactive' });
  const named = new URLSearchParams(location.search).get('lang');
  const locale = [named, appStart().settings.defaultLocale].find(isLocale) ?? defaultLocale;
  await applyVisitor(router, { ...currentVisitor(), locale });
  await queryClient.invalidateQueries();
}

function queryClientOf(router: AnyRouter): QueryClient {
  return router.options.context.queryClient;
}
