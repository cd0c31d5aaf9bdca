import { RouterContextProvider, useRouter, type AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl/react';
import { pageFacts } from './page-facts.ts';
import { useVisitor } from './visitor.ts';

const mostKept = 2_000;
const dayMs = 86_400_000;

type KeptProps = {
  as: 'div' | 'li' | 'nav';
  'aria-label'?: string;
  className?: string | undefined;
  /** All that the part is drawn from, beside the language and the currency. */
  of: unknown;
  /** Its links say which of them leads to where one is. */
  marksPlace?: boolean;
  /** Draws with nothing around it but the router and the texts, and without `useId`, which counts within a page. */
  children: ReactNode;
};

/** A part that stands on many pages: the server draws it once for the same data, which costs a tenth. */
export const Kept: (props: KeptProps) => ReactNode = import.meta.env.SSR ? KeptHere : Drawn;

function Drawn({ as: Element, className, 'aria-label': label, children }: KeptProps) {
  return (
    <Element className={className} aria-label={label}>
      {children}
    </Element>
  );
}

const { renderToString } = import.meta.env.SSR ? await import('react-dom/server') : {};
const shelf = new Map<string, string>();

function KeptHere(props: KeptProps) {
  const { as: Element, className, 'aria-label': label, of, marksPlace = false, children } = props;
  const router = useRouter();
  const locale = useLocale();
  const messages = useMessages();
  const { lang, currency } = router.state.location.search;
  const visitor = useVisitor();
  const place = marksPlace && placeIn(router);
  if (place === undefined) return <Drawn {...props} />;
  const key = JSON.stringify([Element, className, place, visitor, lang, currency, pageFacts().currencies, today(), of]);
  const html =
    shelf.get(key) ??
    keep(
      key,
      renderToString?.(
        <RouterContextProvider router={router}>
          <IntlProvider locale={locale} messages={messages} timeZone="UTC">
            {children}
          </IntlProvider>
        </RouterContextProvider>,
      ),
    );
  return <Element className={className} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The page of the site where one is; nobody knows how many addresses lead to none. */
function placeIn({ state: { matches } }: AnyRouter): string | undefined {
  return matches[1]?.routeId;
}

/** Whether a day needs its year hangs on it. */
function today(): number {
  return Math.floor(Date.now() / dayMs);
}

function keep(key: string, html = ''): string {
  const [oldest] = shelf.keys();
  if (shelf.size >= mostKept && oldest !== undefined) shelf.delete(oldest);
  shelf.set(key, html);
  return html;
}
