import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { AnsweredQuestion } from '../answered-question.tsx';
import { attemptQuery } from '../assessment-queries.ts';
import { useFigures } from '../use-figures.ts';
import styles from '../assessment.module.css';
import { isByHand, pointsIn, startOf, type TypedPoints } from '../model/typed-points.ts';
import { PointsFields } from './points-fields.tsx';
import { useGrading } from './use-grading.ts';
import { typedOnDevice } from '#web/shared/unsent/use-typed.ts';

const useTyped = typedOnDevice<Readonly<Record<string, TypedPoints>>>('unsent_points_');

/** The points and comments by question that a trainer types. */
function useTypedPoints(attempt: OpenedAttempt) {
  return useTyped(`${attempt.id} ${attempt.version}`, startOf(attempt));
}

type AttemptGradingProps = { id: number; isOver: boolean; onBack: () => void };

export function AttemptGrading({ id, isOver, onBack }: AttemptGradingProps) {
  const t = useTexts('assessment');
  const query = useQuery({ ...attemptQuery(id), staleTime: 0 });

  return (
    <Stack>
      <Row>
        <Button variant="quiet" small onPress={onBack}>
          <Icon of={ArrowLeft} />
          {t('all_attempts')}
        </Button>
      </Row>
      <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={4}>
        {({ data: [attempt] }) => <Answers key={attempt.version} attempt={attempt} isOver={isOver} />}
      </Loaded>
    </Stack>
  );
}

function Answers({ attempt, isOver }: { attempt: OpenedAttempt; isOver: boolean }) {
  const t = useTexts('assessment');
  const figures = useFigures();
  const { typed, change, wrong, grading, save } = usePoints(attempt);
  const { person, number, grade, questions } = attempt;
  const mayGrade = !isOver && questions.some(isByHand);

  return (
    <form noValidate onSubmit={save}>
      <Stack>
        <h3>{t('attempt_of', { name: person.name, number })}</h3>
        <p>{grade === null ? t('status_submitted') : t('of_twenty', { grade: figures.grade(grade) })}</p>
        {isOver && <Alert>{t('grades_locked')}</Alert>}
        <ol className={styles.questions}>
          {questions.map((question, at) => (
            <AnsweredQuestion key={question.id} attempt={attempt} question={question} number={at + 1}>
              {mayGrade && isByHand(question) && (
                <PointsFields
                  question={question}
                  typed={typed[question.id]}
                  isWrong={wrong.includes(question.id)}
                  onType={(points) => change({ [question.id]: points })}
                />
              )}
            </AnsweredQuestion>
          ))}
        </ol>
        <CommandErrors errors={grading.errors} />
        {mayGrade && (
          <Row>
            <Button type="submit" busy={grading.busy}>
              {t('save_points')}
            </Button>
          </Row>
        )}
      </Stack>
    </form>
  );
}

function usePoints(attempt: OpenedAttempt) {
  const t = useTexts('assessment');
  const grading = useGrading();
  const { typed, change, drop } = useTypedPoints(attempt);
  const [wrong, setWrong] = useState<readonly string[]>([]);

  async function save(): Promise<void> {
    const match = pointsIn(attempt.questions, typed);
    setWrong(match.wrong);
    if (match.wrong.length > 0 || match.answers.length === 0) return grading.refuse([{ message: t('points_wrong') }]);
    const { id, version } = attempt;
    const data: [{ id: number; version: number; answers: typeof match.answers }] = [
      { id, version, answers: match.answers },
    ];
    if (await grading.change(() => api().assessments.gradeAnswers({ data }), t('points_saved'))) drop();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  return { typed, change, wrong, grading, save: onSubmit };
}
