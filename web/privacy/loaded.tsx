import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';

type LoadedProps<T> = { query: UseQueryResult<T>; loading: string; failed: string; children: (data: T) => ReactNode };

export function Loaded<T>({ query, loading, failed, children }: LoadedProps<T>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonRows rows={2} label={loading} />;
  return <NotLoaded query={query} level={3} title={failed} />;
}
