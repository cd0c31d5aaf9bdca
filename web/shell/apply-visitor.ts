import type { AnyRouter } from '@tanstack/react-router';
import type { Texts } from '#web/shared/texts/texts.ts';
import { changeTexts } from '#web/shared/texts/texts-store.ts';
import { currentVisitor, setCurrentVisitor, type Visitor } from '#web/shared/visitor/visitor.ts';

/**
 * Changes language and currency without a reload. Texts and data load first and show together, since a page without
 * data in the new language would be empty.
 */
export async function applyVisitor(router: AnyRouter, visitor: Visitor): Promise<void> {
  const { shown } = await beginVisitor(router, visitor);
  await shown;
}

/** Resolves when every later question is asked for this visitor. `shown` waits for the page. */
export async function beginVisitor(router: AnyRouter, visitor: Visitor): Promise<{ shown: Promise<void> }> {
  if (!isAnother(visitor)) return { shown: Promise.resolve() };
  const before = currentVisitor();
  setCurrentVisitor(visitor);
  if (visitor.locale === before.locale) return { shown: loadAgain(router, { visitor }) };
  const { texts, show } = changeTexts();
  try {
    const context = { visitor, texts: await texts };
    return { shown: loadAgain(router, context).finally(show) };
  } catch (error) {
    setCurrentVisitor(before);
    show();
    throw error;
  }
}

export function isAnother({ locale, currency }: Visitor): boolean {
  const now = currentVisitor();
  return locale !== now.locale || currency !== now.currency;
}

/** Page titles read the router's context. */
async function loadAgain(router: AnyRouter, context: { visitor: Visitor; texts?: Texts }): Promise<void> {
  router.update({ ...router.options, context: { ...router.options.context, ...context } });
  await router.invalidate({ sync: true });
}
