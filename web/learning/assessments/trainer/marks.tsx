import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { AttemptSummary } from '#contract/learning/assessments/calls.ts';
import type { ClassLearner } from '#contract/learning/assessments/grading.ts';
import { api } from '#web/shared/api/api.ts';
import { PageSteps } from '#web/shared/lists/page-steps.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { typedMark } from '../model/typed-mark.ts';
import { useFigures } from '../use-figures.ts';
import styles from '../assessment.module.css';
import { learnersPerPage, learnersQuery, marksQuery } from './trainer-queries.ts';
import { useGrading } from './use-grading.ts';

type MarksProps = { classId: number; contentId: number; isOver: boolean };

/** Of an assessment that is done elsewhere: a mark for each person. */
export function Marks({ classId, contentId, isOver }: MarksProps) {
  const t = useTexts('assessment');
  const [page, setPage] = useState(1);
  const query = useQuery(learnersQuery(classId, page));

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={3}>
      {({ results, total }) =>
        total === 0 ? (
          <p>{t('nobody')}</p>
        ) : (
          <Stack>
            <MarksOf learners={results} contentId={contentId} isOver={isOver} />
            <PageSteps page={page} total={total} perPage={learnersPerPage} onPage={setPage} />
          </Stack>
        )
      }
    </Loaded>
  );
}

type MarksOfProps = Omit<MarksProps, 'classId'> & { learners: readonly ClassLearner[] };

function MarksOf({ learners, contentId, isOver }: MarksOfProps) {
  const t = useTexts('assessment');
  const query = useQuery(marksQuery(contentId, learners));

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={3}>
      {({ results }) => (
        <div className={styles.points}>
          {learners.map((learner) => {
            const match = results.find(({ enrollment_id }) => enrollment_id === learner.enrollment_id);
            return (
              <Mark
                key={`${learner.enrollment_id} ${match?.version ?? 0}`}
                contentId={contentId}
                learner={learner}
                known={match}
                isOver={isOver}
              />
            );
          })}
        </div>
      )}
    </Loaded>
  );
}

type MarkProps = { contentId: number; learner: ClassLearner; known: AttemptSummary | undefined; isOver: boolean };

function Mark({ contentId, learner, known, isOver }: MarkProps) {
  const t = useTexts('assessment');
  const figures = useFigures();
  const { busy, errors, change, refuse } = useGrading();
  const stored = known?.grade == null ? '' : figures.grade(known.grade);
  const [typed, setTyped] = useState(stored);
  const { enrollment_id, person } = learner;

  function save(event: FormEvent): void {
    event.preventDefault();
    const grade = typedMark(typed);
    if (grade === null) return refuse([{ message: t('mark_wrong') }]);
    const data: [{ content_id: number; enrollment_id: number; grade: number; version: number }] = [
      { content_id: contentId, enrollment_id, grade, version: known?.version ?? 0 },
    ];
    void change(() => api().assessments.enterMark({ data }), t('mark_saved', { name: person.name }));
  }

  return (
    <form noValidate onSubmit={save}>
      <CommandErrors errors={errors} />
      <Row>
        <TextField
          label={t('mark_of', { name: person.name })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={4}
          readOnly={isOver}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {!isOver && (
          <Button type="submit" variant="secondary" small busy={busy} disabled={typed === stored}>
            {t('save_mark')}
          </Button>
        )}
      </Row>
    </form>
  );
}
