import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts.ts';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';

type LoadedProps<T> = { query: UseQueryResult<T>; loading: string; failed: string; children: (data: T) => ReactNode };

/** What a query brings, or that it is on its way, or that it did not come. */
export function Loaded<T>({ query, loading, failed, children }: LoadedProps<T>) {
  const site = useTexts('site');
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonRows rows={2} label={loading} />;
  return (
    <ErrorState
      title={failed}
      level={3}
      retryLabel={site('retry')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
