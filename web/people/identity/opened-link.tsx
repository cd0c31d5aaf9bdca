import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OpenLink } from '#contract/people/identity/recovery.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';

type OpenedLinkProps = {
  query: UseQueryResult<{ results: OpenLink[] }>;
  children: (link: OpenLink) => ReactNode;
  dead: ReactNode;
};

export function OpenedLink({ query, children, dead }: OpenedLinkProps) {
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
