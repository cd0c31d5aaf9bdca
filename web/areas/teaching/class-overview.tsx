import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Panel, Stack } from '#web/shared/ui/layout.tsx';
import { ClassMessages } from './class-messages.tsx';
import { ConclusionPanel } from './conclusion-panel.tsx';
import { NextLesson } from './next-lesson.tsx';
import { SurveyResults } from './survey-results.tsx';
import { trainerClassQuery } from './teaching-queries.ts';
import { Todos } from './todos.tsx';

export type ClassOverviewProps = { classId: number; tz: string; isStaff: boolean };

/** For those who teach or manage the class; staff who do not teach it have no list of what waits for them. */
export function ClassOverview({ classId, tz, isStaff }: ClassOverviewProps) {
  const t = useTexts('teaching');
  const run = useQuery(trainerClassQuery(classId)).data?.results[0];

  return (
    <Stack wide>
      {run && (
        <Panel title={t('for_you')}>
          <Stack>
            <NextLesson run={run} />
            <Todos run={run} />
            <SurveyResults classId={classId} />
          </Stack>
        </Panel>
      )}
      <ConclusionPanel classId={classId} tz={tz} isStaff={isStaff} />
      <ClassMessages classId={classId} tz={tz} />
    </Stack>
  );
}
