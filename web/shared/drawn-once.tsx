import { RouterContextProvider, useRouter, type AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl/react';
import { elementKey } from './element-key.ts';
import { pageFacts } from './page/page-facts.ts';
import { useVisitor } from './visitor/visitor.ts';

const mostParts = 2_000;
const dayMs = 86_400_000;

type DrawnOnceProps = {
  as: 'div' | 'li' | 'nav';
  'aria-label'?: string;
  className?: string | undefined;
  marksPlace?: boolean;
  /**
   * May read only the router, the visitor and the texts from context, and must not call `useId`, which counts per page.
   */
  children: ReactNode;
};

/** A part that many pages share: the server renders it once for equal elements and caches the HTML. */
export const DrawnOnce: (props: DrawnOnceProps) => ReactNode = import.meta.env.SSR ? DrawnOnceHere : Drawn;

function Drawn({ as: Element, className, 'aria-label': label, children }: DrawnOnceProps) {
  return (
    <Element className={className} aria-label={label}>
      {children}
    </Element>
  );
}

const { renderToString } = import.meta.env.SSR ? await import('react-dom/server') : {};
const { LRUCache } = import.meta.env.SSR ? await import('lru-cache') : {};
const cache = LRUCache && new LRUCache<string, string>({ max: mostParts });

function DrawnOnceHere(props: DrawnOnceProps) {
  const { as: Element, className, 'aria-label': label, marksPlace = false, children } = props;
  const router = useRouter();
  const locale = useLocale();
  const messages = useMessages();
  const { lang, currency } = router.state.location.search;
  const visitor = useVisitor();
  const place = marksPlace && placeIn(router);
  if (place === undefined) return <Drawn {...props} />;
  const key =
    JSON.stringify([Element, className, place, visitor, lang, currency, pageFacts().currencies, today()]) +
    elementKey(children);
  let html = cache?.get(key);
  if (html === undefined) {
    html = draw(children, { router, locale, messages });
    cache?.set(key, html);
  }
  return <Element className={className} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The route, not the address: unknown addresses are unlimited and would fill the cache. */
function placeIn({ state: { matches } }: AnyRouter): string | undefined {
  const routeId: unknown = matches[1]?.routeId;
  return typeof routeId === 'string' ? routeId : undefined;
}

/** Dates omit the current year, so a cached part is valid for one day. */
function today(): number {
  return Math.floor(Date.now() / dayMs);
}

type Around = { router: AnyRouter; locale: string; messages: ReturnType<typeof useMessages> };

function draw(children: ReactNode, { router, locale, messages }: Around): string {
  const html = renderToString?.(
    <RouterContextProvider router={router}>
      <IntlProvider locale={locale} messages={messages} timeZone="UTC">
        {children}
      </IntlProvider>
    </RouterContextProvider>,
  );
  return html ?? '';
}
