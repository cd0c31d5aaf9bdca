import type { AnyRouter } from '@tanstack/react-router';
import { browserIdle, pageHydrated } from '#web/shared/hydration.tsx';
import { restoreSession } from '#web/shared/session/session.ts';
import { setAppStart } from '#web/shared/visitor/app-settings.ts';
import { applyVisitor, beginVisitor, isAnother } from './apply-visitor.ts';
import { ownChoice } from './own-choice.ts';
import { loadLists } from './start-lists.ts';

/** Restores the session, and applies the language and currency of the person or of this browser. */
export function startVisitor(router: AnyRouter): Promise<void> {
  const isRendered = router.state.matches.every(({ ssr }) => ssr !== false);
  return isRendered ? afterHydration(router) : beforeFirstQuestion(router);
}

/** Changes before hydration would discard the parts that are not hydrated yet. */
async function afterHydration(router: AnyRouter): Promise<void> {
  const hydrated = pageHydrated();
  const lists = loadLists();
  await Promise.all([restoreSession(), lists, hydrated]);
  setAppStart(await lists);
  if (isAnother(ownChoice())) await browserIdle();
  await applyVisitor(router, ownChoice());
}

/**
 * The server rendered the frame alone: the page asks for its data when the session is known, and then asks once, in the
 * right language and currency.
 */
async function beforeFirstQuestion(router: AnyRouter): Promise<void> {
  const hydrated = pageHydrated();
  const lists = loadLists();
  let shown = Promise.resolve();
  await restoreSession(async (user) => {
    setAppStart(await lists);
    ({ shown } = await beginVisitor(router, ownChoice(user)));
  });
  await Promise.all([shown, hydrated]);
}
