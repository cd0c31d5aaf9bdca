import { lazy, Suspense, type ComponentType } from 'react';
import { useIsStarted } from './app-settings.ts';

/** A part of a page that guests and the first sight can do without: it is fetched when the app has started. */
export function afterStart<P extends object>(bring: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await bring() }));

  return function AfterStart(props: P) {
    return useIsStarted() ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}
