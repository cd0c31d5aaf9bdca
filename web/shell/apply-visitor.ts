import type { AnyRouter } from '@tanstack/react-router';
import { changeTexts } from '#web/shared/texts-store.ts';
import { currentVisitor, setCurrentVisitor, type Visitor } from '#web/shared/visitor.ts';

/** Language and currency apply at once: texts, data and `<html lang>` change without a reload. */
export async function applyVisitor(router: AnyRouter, visitor: Visitor): Promise<void> {
  const before = currentVisitor();
  if (visitor.locale === before.locale && visitor.currency === before.currency) return;
  setCurrentVisitor(visitor);
  // The titles of pages come from the router's context.
  const texts = visitor.locale === before.locale ? {} : { texts: await textsInstead(before) };
  router.update({ ...router.options, context: { ...router.options.context, visitor, ...texts } });
  await router.invalidate();
}

/** Texts that do not come leave everything as it was. */
async function textsInstead(before: Visitor): ReturnType<typeof changeTexts> {
  return changeTexts().catch((error: unknown) => {
    setCurrentVisitor(before);
    throw error;
  });
}
