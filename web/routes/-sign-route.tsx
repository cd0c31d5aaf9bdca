import { redirectIn } from '#web/shared/session/own-path.ts';
import type { Texts } from '#web/shared/texts/texts.ts';

export const linkPage = { ssr: false, validateSearch: redirectIn } as const;

/** Search engines do not index these pages, and their addresses, which may contain a token, are not sent as referrer. */
export function privateHead(titleIn: (texts: Texts) => string) {
  return ({ match: { context } }: { match: { context: { texts: Texts } } }) => ({
    meta: [
      { title: titleIn(context.texts) },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  });
}
