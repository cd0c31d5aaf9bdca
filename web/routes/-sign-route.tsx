import type { QueryClient } from '@tanstack/react-query';
import { redirectIn } from '#web/shared/own-path.ts';
import type { Texts } from '#web/shared/texts.ts';

/** What all pages around signing in load and say when they fail. */
export const signPage = {
  // What routes say lies in the shell; what this one loads comes with the page.
  loader: async ({ context: { queryClient } }: { context: { queryClient: QueryClient } }) => {
    const { bringCovers } = await import('./-sign-page.tsx');
    await bringCovers(queryClient);
  },
} as const;

/** A page that a link in a mail opens: whoever holds it may, signed in or not. */
export const linkPage = { ...signPage, ssr: false, validateSearch: redirectIn } as const;

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
