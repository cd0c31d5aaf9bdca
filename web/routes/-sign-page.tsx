import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SignFrame } from '#web/people/identity/sign-frame.tsx';
import { categoriesQuery } from '#web/offer/catalogue/course-queries.ts';
import { useTexts } from '#web/shared/texts/texts.ts';

const shown = () => categoriesQuery(8);

export function importCovers(queryClient: QueryClient): Promise<void> {
  return queryClient.prefetchQuery(shown());
}

type SignPageProps = { title: string; instead?: ReactNode; motto?: 'motto_in' | 'motto_up'; children: ReactNode };

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
