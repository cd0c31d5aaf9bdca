import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SignFrame } from '#web/accounts/sign-frame.tsx';
import { categoriesQuery } from '#web/catalogue/course-queries.ts';
import { redirectIn } from '#web/shared/own-path.ts';
import type { Texts } from '#web/shared/texts.ts';
import { useTexts } from '#web/shared/texts.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';

const shown = () => categoriesQuery(8);

/** What all pages around signing in load and say when they fail. */
export const signPage = {
  loader: ({ context: { queryClient } }: { context: { queryClient: QueryClient } }) =>
    queryClient.prefetchQuery(shown()),
  errorComponent: ({ reset }: { reset: () => void }) => <ErrorPage onRetry={reset} />,
} as const;

/** A page that a link in a mail opens: whoever holds it may, signed in or not. */
export const linkPage = { ...signPage, ssr: false, validateSearch: redirectIn } as const;

type Titles = 'title_login' | 'title_sign_up' | 'title_recover' | 'title_reset' | 'title_confirm';

/** No search engine keeps these pages, and no other site hears an address with a token in it. */
export function signHead(title: Titles) {
  return ({ match: { context } }: { match: { context: { texts: Texts } } }) => ({
    meta: [
      { title: context.texts.site[title] },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  });
}

type SignPageProps = { title: string; instead: ReactNode; motto?: 'motto_in' | 'motto_up'; children: ReactNode };

/** One frame for all of them: what is to be filled in, and the windows of the areas beside it. */
export function SignPage({ title, instead, motto = 'motto_in', children }: SignPageProps) {
  const t = useTexts('sign');
  const covers = useQuery(shown()).data?.results ?? [];

  return (
    <SignFrame
      title={title}
      instead={instead}
      motto={t(motto)}
      covers={covers.map(({ cover_url: cover }) => `${cover}&shape=arcade`)}
    >
      {children}
    </SignFrame>
  );
}
