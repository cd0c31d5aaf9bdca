import type { ReactNode } from 'react';
import { NotLoaded, type FailingQuery } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';

type LoadedEvidenceProps<R> = {
  query: FailingQuery & { data: { results: R[] } | undefined };
  children: (row: R) => ReactNode;
};

/** The one row that proves an item; nothing where the reader may not see it. */
export function LoadedEvidence<R>({ query, children }: LoadedEvidenceProps<R>) {
  const t = useTexts('desk_inbox');
  const desk = useTexts('desk');
  const [row] = query.data?.results ?? [];

  if (row) return children(row);
  if (query.data) return null;
  if (query.error) {
    return <NotLoaded query={query} level={3} title={t('evidence_failed')} text={desk('not_loaded_text')} />;
  }
  return <SkeletonForm fields={3} label={t('evidence_loading')} />;
}
