import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Assessment, GradeChange } from '#contract/learning/grades/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import { changesQuery, sheetQuery } from './grade-queries.ts';
import { useFigure } from './use-figure.ts';
import styles from './grades.module.css';

type GradeHistoryProps = { classId: number; assessment: Assessment & { id: number }; tz: string };

/** Who changed which grade, when, from what and to what; loaded when it opens. */
export function GradeHistory(props: GradeHistoryProps) {
  const t = useTexts('grades');
  const [isOpen, setOpen] = useState(false);

  if (props.assessment.tally?.graded === 0) return null;
  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('history')}</summary>
      {isOpen && <Changes {...props} />}
    </details>
  );
}

function Changes({ classId, assessment, tz }: GradeHistoryProps) {
  const t = useTexts('grades');
  const figure = useFigure();
  const { day, time } = useDates();
  const query = useQuery(changesQuery(classId, assessment.id));
  const people = useQuery(sheetQuery({ classId, assessmentId: assessment.id, page: 1 })).data?.results;
  const nameOf = (id: number) => people?.find(({ enrollment_id }) => enrollment_id === id)?.person.name ?? '–';
  const grade = (value: number | null) => (value === null ? '–' : figure.grade(value));
  const columns: Column<GradeChange>[] = [
    { head: t('history_person'), headsRow: true, cell: ({ enrollment_id: id }) => nameOf(id) },
    {
      head: t('history_what'),
      cell: ({ kind, from, to }) => t(`history_${kind}`, { from: grade(from), to: grade(to) }),
    },
    { head: t('history_by'), cell: ({ changed_by }) => changed_by ?? 'Mestria' },
    { head: t('history_at'), cell: ({ changed_at: at }) => `${day(at, tz)} ${time(at, tz)}` },
  ];

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={3}>
      {({ results }) => (
        <Table
          caption={t('history_of', { title: assessment.title })}
          columns={columns}
          rows={results}
          rowKey={({ id }) => id}
        />
      )}
    </Loaded>
  );
}
