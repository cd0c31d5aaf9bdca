import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';

type OpenedLinkProps<L> = {
  query: UseQueryResult<{ results: L[] }>;
  children: (link: L) => ReactNode;
  dead: ReactNode;
};

export function OpenedLink<L>({ query, children, dead }: OpenedLinkProps<L>) {
  const t = useTexts('recovery');
  const { data, isFetching, refetch } = query;
  if (isFetching) return <SkeletonForm fields={1} label={t('looking')} />;
  if (!data) {
    return (
      <ErrorState title={t('not_looked')} retryLabel={t('try_again')} onRetry={() => void refetch()}>
        <p>{t('not_looked_text')}</p>
      </ErrorState>
    );
  }
  const [link] = data.results;

  return link ? children(link) : dead;
}
