import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Module } from '#contract/learning/learning/calls.ts';
import { outlineQuery } from '#web/learning/learning/learning-queries.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';

type ClassProgrammeProps = {
  courseId: number;
  personId: number;
  children: (modules: readonly Module[]) => ReactNode;
};

export function ClassProgramme({ courseId, personId, children }: ClassProgrammeProps) {
  const t = useTexts('classroom');
  const query = useQuery({ ...outlineQuery(courseId, personId), staleTime: 0 });

  return (
    <Loaded query={query} loading={t('contents_loading')} failed={t('contents_failed')} rows={6}>
      {({ results }) => children(results)}
    </Loaded>
  );
}
