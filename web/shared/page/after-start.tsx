import { lazy, Suspense, type ComponentType } from 'react';
import { useIsStarted } from '../visitor/app-settings.ts';
import { loadTextParts } from '../texts/texts-store.ts';

export function afterStart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  texts: readonly string[] = [],
): ComponentType<P> {
  const Part = lazy(async () => {
    const [part] = await Promise.all([load(), loadTextParts(texts)]);
    return { default: part };
  });

  return function AfterStart(props: P) {
    return useIsStarted() ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}
