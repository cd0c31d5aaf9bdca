import { Check, CircleDashed, Clock, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerFeedback, OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import type { AnswerValue, OpenedQuestion } from '#contract/learning/assessments/questions.ts';
import { isAnswered } from '#contract/rules/assessments/is-answered.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { answerLines } from './model/answer-lines.ts';
import { resultOf } from './model/result-of.ts';
import { useFigures } from './use-figures.ts';
import styles from './assessment.module.css';

type AnsweredQuestionProps = {
  attempt: OpenedAttempt;
  question: OpenedQuestion;
  number: number;
  /** The fields of a trainer. */
  children?: ReactNode;
};

/** A question with the answer that was given, and what it got where that is known. */
export function AnsweredQuestion({ attempt, question, number, children }: AnsweredQuestionProps) {
  const t = useTexts('assessment');
  const { value, got, right } = knownOf(attempt, question);
  // Without an answer, the result says so.
  const saysAnswer = isAnswered(value) || got?.points !== 0;

  return (
    <li className={styles.question}>
      <div className={styles.head}>
        <h3>
          <span className={styles.place}>{t('question', { number })}</span>
          <span className={styles.prompt}>{question.prompt}</span>
        </h3>
        {got && <Got got={got} most={question.points} isAnswered={isAnswered(value)} />}
      </div>
      {saysAnswer && <GivenAnswer attempt={attempt} question={question} value={value} />}
      {right.length > 0 && <Lines title={t('right_answer')} lines={right} />}
      {got && <FromTrainer got={got} question={question} />}
      {children}
    </li>
  );
}

type GivenAnswerProps = Pick<AnsweredQuestionProps, 'attempt' | 'question'> & { value: AnswerValue };

function GivenAnswer({ attempt, question, value }: GivenAnswerProps) {
  const t = useTexts('assessment');

  if (question.kind === 'file') return <Files ids={Array.isArray(value) ? value : []} files={attempt.files} />;
  return <Lines title={t('answer_given')} lines={answerLines(question, value)} none={t('nothing_answered')} />;
}

/** The right answer only where the given one is not. */
function knownOf({ answers, feedback }: OpenedAttempt, question: OpenedQuestion) {
  const value = answers.find(({ question_id }) => question_id === question.id)?.value ?? null;
  const got = feedback?.find(({ question_id }) => question_id === question.id);
  const isRight = got?.points === question.points;
  return { value, got, right: got && !isRight ? answerLines(question, got.right) : [] };
}

const looks = {
  right: { tone: 'good', icon: Check },
  partly: { tone: 'wait', icon: Minus },
  wrong: { tone: 'bad', icon: X },
  unanswered: { tone: 'neutral', icon: CircleDashed },
  waits: { tone: 'info', icon: Clock },
} as const;

type GotProps = { got: AnswerFeedback; most: number; isAnswered: boolean };

function Got({ got, most, isAnswered: answered }: GotProps) {
  const t = useTexts('assessment');
  const figures = useFigures();
  const result = resultOf(got, { most, isAnswered: answered });
  const { tone, icon } = looks[result];

  return (
    <p className={styles.got}>
      <Badge tone={tone}>
        <Icon of={icon} />
        {t(`result_${result}`)}
      </Badge>
      {got.points !== null && (
        <span>{t('points_of', { points: figures.points(got.points), most: figures.points(most) })}</span>
      )}
    </p>
  );
}

function Lines({ title, lines, none }: { title: string; lines: readonly string[]; none?: string }) {
  return (
    <div className={styles.given}>
      <p>{title}</p>
      {lines.length === 0 ? <p>{none}</p> : lines.map((line) => <p key={line}>{line}</p>)}
    </div>
  );
}

function Files({ ids, files }: { ids: readonly string[]; files: OpenedAttempt['files'] }) {
  const t = useTexts('assessment');
  const input = files.filter(({ id }) => ids.includes(String(id)));

  return (
    <div className={styles.given}>
      <p>{t('answer_given')}</p>
      {input.length === 0 && <p>{t('nothing_answered')}</p>}
      {input.map(({ id, name }) => (
        <DownloadFile key={id} path={`/attempt-files/${id}`} name={name}>
          {name}
        </DownloadFile>
      ))}
    </div>
  );
}

function FromTrainer({ got: { comment, rubric }, question }: { got: AnswerFeedback; question: OpenedQuestion }) {
  const t = useTexts('assessment');
  const figures = useFigures();
  const criteria = 'rubric' in question && rubric ? question.rubric : [];

  return (
    <>
      {criteria.length > 0 && (
        <ul className={styles.criteria}>
          {criteria.map(({ key, label, points }) => (
            <li key={key}>
              <span>{label}</span>
              <span>
                {t('points_of', { points: figures.points(rubric?.[key] ?? 0), most: figures.points(points) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {comment !== null && <Lines title={t('comment')} lines={[comment]} />}
    </>
  );
}
