import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { NotLoaded } from './not-loaded.tsx';

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  loading: string;
  failed: string;
  /** Shown below `failed` where the answer has no sentence of its own. */
  text?: string;
  rows?: number;
  children: (data: T) => ReactNode;
};

/** A skeleton, a failure with a retry, or the data of a query. */
export function Loaded<T>({ query, loading, failed, text, rows = 2, children }: LoadedProps<T>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonRows rows={rows} label={loading} />;
  return <NotLoaded query={query} level={3} title={failed} {...(text !== undefined && { text })} />;
}
