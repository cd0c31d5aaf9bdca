import { redirectIn } from '#web/shared/session/own-path.ts';
import type { Texts } from '#web/shared/texts/texts.ts';

/** A page that a link in a mail opens: anyone who holds it may, signed in or not. */
export const linkPage = { ssr: false, validateSearch: redirectIn } as const;

/** No search engine keeps these pages, and no other site hears an address with a token in it. */
export function signHead(titleIn: (texts: Texts) => string) {
  return ({ match: { context } }: { match: { context: { texts: Texts } } }) => ({
    meta: [
      { title: titleIn(context.texts) },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  });
}
