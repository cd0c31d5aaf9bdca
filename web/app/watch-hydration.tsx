import { createElement } from 'react';
import type { AnyRouter, RouteComponent } from '@tanstack/react-router';
import { expectPage, usePageHydrated } from '#web/shared/hydration.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

/**
 * Lets `pageHydrated` wait for the page of every route, and renders each page again in another language or currency,
 * which are part of the keys of its queries.
 */
export function watchHydration({ routesById }: Pick<AnyRouter, 'routesById'>): void {
  expectPage();
  for (const route of Object.values(routesById)) {
    const { component } = route.options;
    if (component && !route.isRoot) route.update({ component: watched(component) });
  }
}

function watched(Page: RouteComponent): RouteComponent {
  function Watched() {
    usePageHydrated();
    useVisitor();
    return createElement(Page);
  }
  // The router loads the chunk of a page by `preload`.
  return Object.defineProperty(Watched, 'preload', { get: () => Page.preload });
}
