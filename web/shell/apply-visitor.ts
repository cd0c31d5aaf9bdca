import type { AnyRouter } from '@tanstack/react-router';
import { changeTexts } from '#web/shared/texts-store.ts';
import { currentVisitor, setCurrentVisitor, type Visitor } from '#web/shared/visitor.ts';

/** Language and currency apply at once: texts, data and `<html lang>` change without a reload. */
export async function applyVisitor(router: AnyRouter, visitor: Visitor): Promise<void> {
  const { locale, currency } = currentVisitor();
  if (visitor.locale === locale && visitor.currency === currency) return;
  setCurrentVisitor(visitor);
  // The titles of pages come from the router's context.
  const texts = visitor.locale === locale ? {} : { texts: await changeTexts() };
  router.update({ ...router.options, context: { ...router.options.context, visitor, ...texts } });
  await router.invalidate();
}
