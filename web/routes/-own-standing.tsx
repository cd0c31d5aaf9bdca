import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EnrollmentStanding } from '#contract/learning/enrollments/standings.ts';
import { standingQuery } from '#web/areas/classroom/classroom-queries.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';

type OwnStandingProps = {
  classId: number;
  of: 'enrollment' | 'learning';
  children: (standing: EnrollmentStanding) => ReactNode;
};

/** How the reader's own enrollment in a class stands. */
export function OwnStanding({ classId, of, children }: OwnStandingProps) {
  const t = useTexts('classroom');
  const query = useQuery(standingQuery(classId));

  return (
    <Loaded query={query} loading={t(`${of}_loading`)} failed={t(`${of}_failed`)} rows={4}>
      {({ results: [standing] }) => standing && children(standing)}
    </Loaded>
  );
}
