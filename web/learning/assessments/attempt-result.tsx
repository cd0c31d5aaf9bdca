import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { AnsweredQuestion } from './answered-question.tsx';
import { useFigures } from './use-figures.ts';
import styles from './assessment.module.css';

type AttemptResultProps = {
  attempt: OpenedAttempt;
  /** While it was open on this page. */
  isEndedElsewhere: boolean;
  canStart: boolean;
  onBack: () => void;
};

/** How an attempt went: the grade at once, the answers as far as the rule of the assessment shows them. */
export function AttemptResult({ attempt, isEndedElsewhere, canStart, onBack }: AttemptResultProps) {
  const t = useTexts('assessment');

  return (
    <Stack wide>
      {isEndedElsewhere && (
        <Alert tone="warning" title={t('ended_elsewhere')} announce>
          <p>{t('ended_elsewhere_words')}</p>
        </Alert>
      )}
      <Outcome attempt={attempt} />
      {attempt.feedback === null ? (
        <p>{t(`feedback_${attempt.feedback_rule}`)}</p>
      ) : (
        <section aria-labelledby="answers-given">
          <Stack>
            <h2 id="answers-given">{t('answers_given')}</h2>
            {!attempt.shows_right_answers && <p>{t('right_answers_later')}</p>}
            <ol className={styles.questions}>
              {attempt.questions.map((question, at) => (
                <AnsweredQuestion key={question.id} attempt={attempt} question={question} number={at + 1} />
              ))}
            </ol>
          </Stack>
        </section>
      )}
      <Row>
        <Button variant={canStart ? 'primary' : 'secondary'} onPress={onBack}>
          {t(canStart ? 'to_next_attempt' : 'back')}
        </Button>
      </Row>
    </Stack>
  );
}

function Outcome({ attempt }: { attempt: OpenedAttempt }) {
  const t = useTexts('assessment');
  const figures = useFigures();
  const { fullDay, time } = useDates();
  const { grade, score, pass_mark: passMark, submitted_at: at, ended_by: by, number } = attempt;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const when =
    at === null
      ? ''
      : t(by === 'time' ? 'ended_by_time' : 'submitted_at', { number, day: fullDay(at, zone), time: time(at, zone) });

  if (grade === null || score === null) {
    return (
      <Alert title={t('waits')} announce>
        <p>{t('waits_words')}</p>
        <p>{when}</p>
      </Alert>
    );
  }
  const isPassed = score >= passMark;
  return (
    <div className={styles.outcome} role="status">
      <p className={styles.figure}>
        {figures.grade(grade)}
        <small>{t('out_of_twenty')}</small>
      </p>
      <div>
        <h2>{t(isPassed ? 'attempt_passed' : 'attempt_not_passed')}</h2>
        <p>{t('least', { grade: figures.grade(passMark / 5) })}</p>
        <p>{when}</p>
      </div>
    </div>
  );
}
