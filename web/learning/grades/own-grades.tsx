import { useQuery } from '@tanstack/react-query';
import type { Assessment, GradeRow } from '#contract/learning/grades/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import { assessmentsQuery, gridQuery } from './grade-queries.ts';
import { useFigure } from './use-figure.ts';

/** The published grades of a learner; nothing where the class has no assessments. */
export function OwnGrades({ classId, tz }: { classId: number; tz: string }) {
  const t = useTexts('grades');
  const assessments = useQuery(assessmentsQuery(classId));
  const grid = useQuery(gridQuery(classId, 1));

  if (assessments.data?.results.length === 0) return null;
  return (
    <section aria-labelledby="own-grades">
      <h2 id="own-grades">{t('own')}</h2>
      <Loaded query={assessments} loading={t('loading')} failed={t('not_loaded')} rows={3}>
        {({ results }) => (
          <Loaded query={grid} loading={t('loading')} failed={t('not_loaded')} rows={3}>
            {({ results: [row] }) => <Grades assessments={results} row={row} tz={tz} />}
          </Loaded>
        )}
      </Loaded>
    </section>
  );
}

type GradesProps = { assessments: readonly Assessment[]; row: GradeRow | undefined; tz: string };

function Grades({ assessments, row, tz }: GradesProps) {
  const t = useTexts('grades');
  const figure = useFigure();
  const { day, fullDay } = useDates();
  const cellOf = (place: number) => row?.cells[place];
  const rows = assessments.map((assessment, place) => ({ ...assessment, cell: cellOf(place) }));
  const columns: Column<(typeof rows)[number]>[] = [
    { head: t('assessment'), headsRow: true, cell: ({ title }) => title },
    {
      head: t('grade'),
      cell: ({ cell }) => {
        const grade = cell?.published_grade;
        return grade === null || grade === undefined
          ? t('not_published')
          : t('of_twenty', { grade: figure.grade(grade) });
      },
    },
    { head: t('field_weight'), cell: ({ weight }) => figure.weight(weight) },
    {
      head: t('when'),
      cell: ({ cell, due_on }) => {
        if (cell?.published_at) return t('published_at', { day: day(cell.published_at, tz) });
        return due_on ? t('due', { day: fullDay(due_on) }) : '–';
      },
    },
  ];

  return (
    <Table
      caption={t('own_caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id, content_id }) => `${id} ${content_id}`}
    />
  );
}
