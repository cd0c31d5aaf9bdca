import type { AnyRouter } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { defaultLocale } from '#contract/visitor-values.ts';
import { currentSettings } from '#web/shared/app-settings.ts';
import { currentSession, onSessionChange } from '#web/shared/session-store.ts';
import { currentVisitor, isLocale } from '#web/shared/visitor.ts';
import { applyVisitor } from './apply-visitor.ts';
import { forgetChoice, ownChoice } from './own-choice.ts';

/** What the whole app does when somebody signs in or out, in this tab or another one [specification 4, Session]. */
export function followSession(router: AnyRouter): void {
  let was = currentSession();
  onSessionChange(() => {
    const is = currentSession();
    const follow = was.status === 'guest' && is.status === 'user' ? enter : leave;
    const changed = was.status !== 'restoring' && was.status !== is.status;
    was = is;
    if (changed) follow(router).catch((error: unknown) => console.warn(error));
  });
}

/** The user's own language and currency apply, and what was loaded as a guest is loaded anew. */
async function enter(router: AnyRouter): Promise<void> {
  const session = currentSession();
  const queryClient = queryClientOf(router);
  queryClient.removeQueries({ type: 'inactive' });
  await applyVisitor(router, ownChoice(location.search, session.status === 'user' ? session.user : null));
  await queryClient.invalidateQueries();
}

/** Home, in the language of the house; nothing of the user's stays in this tab. */
async function leave(router: AnyRouter): Promise<void> {
  forgetChoice();
  if (router.state.location.pathname !== '/') await router.navigate({ to: '/' });
  queryClientOf(router).clear();
  const named = new URLSearchParams(location.search).get('lang');
  const locale = [named, currentSettings().defaultLocale].find(isLocale) ?? defaultLocale;
  await applyVisitor(router, { ...currentVisitor(), locale });
}

function queryClientOf(router: AnyRouter): QueryClient {
  return router.options.context.queryClient;
}
