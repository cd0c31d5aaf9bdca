import { Suspense } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { useIsUser } from './session-store.ts';

// A guest buys for themselves, and the first load of the cart has no room for it.
const BuyingForLine = lazy(async () => ({ default: (await import('./buying-for-line.tsx')).BuyingForLine }));

/** Says for which organization the buyer buys. */
export function BuyingFor() {
  return (
    useIsUser() && (
      <Suspense>
        <BuyingForLine />
      </Suspense>
    )
  );
}
