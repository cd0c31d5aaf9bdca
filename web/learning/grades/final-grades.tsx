import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Assessment, GradeRow } from '#contract/learning/grades/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import type { GradedClass } from './graded-class.ts';
import { gridQuery } from './grade-queries.ts';
import { useFigure } from './use-figure.ts';
import styles from './grades.module.css';

type FinalGradesProps = { of: GradedClass; assessments: readonly Assessment[] };

/** The whole grid, to read: what counts of each assessment, and the final grade that comes of it. */
export function FinalGrades(props: FinalGradesProps) {
  const t = useTexts('grades');
  const [isOpen, setOpen] = useState(false);

  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('final_grades')}</summary>
      {isOpen && <Grid {...props} />}
    </details>
  );
}

function Grid({ of, assessments }: FinalGradesProps) {
  const t = useTexts('grades');
  const figure = useFigure();
  const query = useQuery(gridQuery(of.id, 1));
  const grade = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : figure.grade(value);
  const finalCell = ({ final_grade }: GradeRow) => <strong>{grade(final_grade)}</strong>;
  const columns: Column<GradeRow>[] = [
    { head: t('person'), headsRow: true, cell: ({ person }) => person.name },
    ...assessments.map(({ title }, place) => ({
      head: title,
      cell: ({ cells }: GradeRow) => grade(cells[place]?.published_grade),
    })),
    { head: t('final'), cell: finalCell },
  ];

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={4}>
      {({ results, total }) => (
        <>
          <Table caption={t('final_caption')} columns={columns} rows={results} rowKey={({ enrollment_id: id }) => id} />
          {total > results.length && <p>{t('final_more', { count: results.length, total })}</p>}
        </>
      )}
    </Loaded>
  );
}
