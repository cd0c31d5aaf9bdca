import { Suspense } from 'react';
import type { CartLine } from '#contract/sales/cart/calls.ts';
import { lazy } from '#web/shared/page/lazy.ts';

const Ways = lazy(async () => ({ default: (await import('./full-class-ways.tsx')).FullClassWays }));

/** What one can do about a line whose class has filled up: come back, or wait. */
export function FullClass({ line }: { line: CartLine }) {
  if (!line.class || !line.problems.includes('class_full')) return null;
  return (
    <Suspense>
      <Ways line={line} run={line.class} />
    </Suspense>
  );
}
