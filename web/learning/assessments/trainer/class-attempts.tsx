import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AttemptSummary } from '#contract/learning/assessments/calls.ts';
import type { ClassAssessment } from '#contract/learning/assessments/grading.ts';
import { PageSteps } from '#web/shared/lists/page-steps.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Disclosure, Disclosures } from '#web/shared/ui/disclosure.tsx';
import { Muted, Stack } from '#web/shared/ui/layout.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import { useFigures } from '../use-figures.ts';
import { AttemptGrading } from './attempt-grading.tsx';
import { ExtraTimes } from './extra-times.tsx';
import { Marks } from './marks.tsx';
import { attemptsPerPage, attemptsQuery, classAssessmentsQuery } from './trainer-queries.ts';

type ClassProps = { classId: number; isOver: boolean };

/** The assessments in the course of a class: what waits for grading, and extra time, for those who teach it. */
export function ClassAttempts({ classId, isOver }: ClassProps) {
  const t = useTexts('assessment');
  const query = useQuery(classAssessmentsQuery(classId));

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={4}>
      {({ results }) =>
        results.length === 0 ? null : (
          <Stack wide>
            <div>
              <h2>{t('of_class')}</h2>
              <p>{t('of_class_words')}</p>
            </div>
            <Disclosures>
              {results.map((assessment) => (
                <OneAssessment key={assessment.content_id} assessment={assessment} isOver={isOver} />
              ))}
            </Disclosures>
            {results.some(({ is_timed }) => is_timed) && <ExtraTimes classId={classId} />}
          </Stack>
        )
      }
    </Loaded>
  );
}

function OneAssessment({ assessment, isOver }: { assessment: ClassAssessment; isOver: boolean }) {
  const t = useTexts('assessment');
  const { title, type, to_grade: count, class_id: classId, content_id: contentId } = assessment;

  return (
    <Disclosure title={title} end={count > 0 ? t('to_grade', { count }) : t(`type_${type}`)} open={count > 0}>
      {type === 'other' ? (
        <Marks classId={classId} contentId={contentId} isOver={isOver} />
      ) : (
        <Attempts classId={classId} contentId={contentId} isOver={isOver} />
      )}
    </Disclosure>
  );
}

function Attempts({ classId, contentId, isOver }: ClassProps & { contentId: number }) {
  const t = useTexts('assessment');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const query = useQuery(attemptsQuery({ classId, contentId, page }));

  if (chosen !== null) return <AttemptGrading id={chosen} isOver={isOver} onBack={() => setChosen(null)} />;
  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={3}>
      {({ results, total }) =>
        total === 0 ? (
          <Muted>{t('no_attempts')}</Muted>
        ) : (
          <Stack>
            <AttemptTable rows={results} onChoose={setChosen} />
            <PageSteps page={page} total={total} perPage={attemptsPerPage} onPage={setPage} />
          </Stack>
        )
      }
    </Loaded>
  );
}

function AttemptTable({ rows, onChoose }: { rows: readonly AttemptSummary[]; onChoose: (id: number) => void }) {
  const t = useTexts('assessment');
  const figures = useFigures();
  const { fullDay } = useDates();
  const columns: Column<AttemptSummary>[] = [
    { head: t('person'), headsRow: true, cell: ({ person }) => person.name },
    { head: t('attempt'), cell: ({ number }) => number },
    { head: t('submitted'), cell: ({ submitted_at: at }) => (at === null ? '–' : fullDay(at)) },
    { head: t('state'), cell: ({ status }) => t(`status_${status}`) },
    { head: t('grade'), cell: ({ grade }) => (grade === null ? '–' : figures.grade(grade)) },
    { head: t('answers'), cell: (attempt) => toAnswers(attempt, onChoose) },
  ];

  return <Table caption={t('attempts_caption')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

const toAnswers = (attempt: AttemptSummary, onChoose: (id: number) => void) => (
  <ToAnswers attempt={attempt} onChoose={onChoose} />
);

function ToAnswers({ attempt, onChoose }: { attempt: AttemptSummary; onChoose: (id: number) => void }) {
  const t = useTexts('assessment');
  const { id, status, person } = attempt;
  const isWaiting = status === 'submitted';

  if (status === 'open') return '–';
  return (
    <Button variant={isWaiting ? 'secondary' : 'quiet'} small onPress={() => onChoose(id)}>
      {t(isWaiting ? 'grade_of' : 'see_of', { name: person.name })}
    </Button>
  );
}
