import { Suspense } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';

const SetUp = lazy(async () => {
  const [{ SetUp: Part }] = await Promise.all([import('./set-up.tsx'), loadTextParts(['desk_opening'])]);
  return { default: Part };
});

/** Only administrators load it. */
export function SetUpPart({ paths }: { paths: readonly string[] }) {
  return (
    <Suspense>
      <SetUp paths={paths} />
    </Suspense>
  );
}
