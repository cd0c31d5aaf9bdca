import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useIsStarted } from '../visitor/app-settings.ts';
import { loadTextParts } from '../texts/texts-store.ts';
import { lazy, untilLoaded } from './lazy.ts';

export function afterStart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  texts: readonly string[] = [],
  renderFallback: (props: P) => ReactNode = () => null,
): ComponentType<P> {
  const Part = lazy(async () => {
    try {
      const [part] = await untilLoaded(() => Promise.all([load(), loadTextParts(texts)]));
      return { default: part };
    } catch (error) {
      // The rest of the page works without this part.
      console.warn(error);
      return { default: (props: P) => renderFallback(props) };
    }
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
