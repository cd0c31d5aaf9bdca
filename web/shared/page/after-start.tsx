import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useIsStarted } from '../visitor/app-settings.ts';
import { loadTextParts } from '../texts/texts-store.ts';

export function afterStart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  texts: readonly string[] = [],
  renderFallback: (props: P) => ReactNode = () => null,
): ComponentType<P> {
  const Part = lazy(async () => {
    const [part] = await Promise.all([load(), loadTextParts(texts)]);
    return { default: part };
  });

  return function AfterStart(props: P) {
    return useIsStarted() ? (
      <Suspense fallback={renderFallback(props)}>
        <Part {...props} />
      </Suspense>
    ) : (
      renderFallback(props)
    );
  };
}
