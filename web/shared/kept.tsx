import { RouterContextProvider, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl/react';
import { pageFacts } from './page-facts.ts';
import { useVisitor } from './visitor.ts';

const mostKept = 2_000;

type KeptProps = {
  as: 'div' | 'li';
  className?: string | undefined;
  /** All that the part is drawn from, beside the language and the currency. */
  of: unknown;
  /** Draws with nothing around it but the router and the texts, and without `useId`, which counts within a page. */
  children: ReactNode;
};

/** A part that stands on many pages: the server draws it once for the same data, which costs a tenth. */
export const Kept: (props: KeptProps) => ReactNode = import.meta.env.SSR ? KeptHere : Drawn;

function Drawn({ as: Element, className, children }: KeptProps) {
  return <Element className={className}>{children}</Element>;
}

const { renderToString } = import.meta.env.SSR ? await import('react-dom/server') : {};
const shelf = new Map<string, string>();

function KeptHere({ as: Element, className, of, children }: KeptProps) {
  const router = useRouter();
  const locale = useLocale();
  const messages = useMessages();
  const { lang, currency } = router.state.location.search;
  const key = JSON.stringify([useVisitor(), lang, currency, pageFacts().currencies, today(), of]);
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
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Whether a day needs its year hangs on it. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function keep(key: string, html = ''): string {
  const [oldest] = shelf.keys();
  if (shelf.size >= mostKept && oldest !== undefined) shelf.delete(oldest);
  shelf.set(key, html);
  return html;
}
