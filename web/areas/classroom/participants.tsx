import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { PageSteps } from '#web/shared/lists/page-steps.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useRate } from '#web/shared/texts/use-rate.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import { mostParticipants, participantsQuery } from './classroom-queries.ts';

const tones: Record<Enrollment['status'], BadgeTone> = {
  registered: 'wait',
  enrolled: 'good',
  canceled: 'bad',
  withdrawal: 'neutral',
};

/** The enrollments of a class, for staff. */
export function Participants({ classroom }: { classroom: Classroom }) {
  const t = useTexts('classroom');
  const [page, setPage] = useState(1);
  const query = useQuery(participantsQuery(classroom.id, page));

  return (
    <Stack>
      <h2>{t('participants')}</h2>
      <Loaded query={query} loading={t('enrollment_loading')} failed={t('enrollment_failed')} rows={6}>
        {({ results, total }) =>
          total === 0 ? (
            <EmptyState panel title={t('no_participants')}>
              {t('no_participants_words')}
            </EmptyState>
          ) : (
            <>
              <List enrollments={results} tz={classroom.tz} />
              <PageSteps page={page} total={total} perPage={mostParticipants} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

function List({ enrollments, tz }: { enrollments: readonly Enrollment[]; tz: string }) {
  const t = useTexts('classroom');
  const figure = useRate();
  const { fullDay } = useDates();
  const badgeOf = (each: Enrollment) => (
    <Badge tone={tones[each.status]}>{t(`short_${each.awaits_files ? 'undocumented' : each.status}`)}</Badge>
  );
  const columns: Column<Enrollment>[] = [
    { head: t('participant'), headsRow: true, cell: ({ person }) => person.name },
    {
      head: t('participant_status'),
      cell: badgeOf,
    },
    { head: t('participant_progress'), cell: (each) => t('percent', { percent: figure(each.progress_rate) }) },
    { head: t('participant_since'), cell: ({ registered_at }) => fullDay(registered_at, tz) },
  ];

  return <Table caption={t('participants_caption')} columns={columns} rows={enrollments} rowKey={({ id }) => id} />;
}
