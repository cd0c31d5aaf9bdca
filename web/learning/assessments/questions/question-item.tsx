import { Check, CloudUpload, Smartphone, TriangleAlert } from 'lucide-react';
import { createElement, useId, type ComponentType } from 'react';
import { isAnswered } from '#contract/rules/assessments/is-answered.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { AnswerState } from '../use-answers.ts';
import styles from '../assessment.module.css';
import { ChoiceQuestion, SeveralQuestion } from './choice-question.tsx';
import { FileQuestion } from './file-question.tsx';
import { MatchQuestion } from './match-question.tsx';
import { NumberQuestion } from './number-question.tsx';
import { OrderQuestion } from './order-question.tsx';
import type { Kind, QuestionProps } from './question-props.ts';
import { longestAnswer, longestShortAnswer } from '#contract/learning/assessments/values.ts';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { Rubric } from './rubric.tsx';

type QuestionItemProps = QuestionProps & { number: number; state: AnswerState };

/** A question, what answers it, and where the answer is. */
export function QuestionItem({ number, state, ...props }: QuestionItemProps) {
  const t = useTexts('assessment');
  const { prompt, points } = props.question;
  const id = useId();

  return (
    <li className={styles.question}>
      <fieldset disabled={props.isLocked} aria-describedby={id}>
        <legend>
          <span className={styles.place}>{t('question_worth', { number, points })}</span>
          <span className={styles.prompt}>{prompt}</span>
        </legend>
        {createElement(fieldOf(props.question), props)}
      </fieldset>
      <p id={id} className={styles.state} role="status">
        <State of={state.at === 'server' && !isAnswered(props.value) ? { at: 'nowhere' } : state} />
      </p>
    </li>
  );
}

const fields: { [K in Kind]: ComponentType<QuestionProps<K>> } = {
  choice: ChoiceQuestion,
  several: SeveralQuestion,
  order: OrderQuestion,
  match: MatchQuestion,
  number: NumberQuestion,
  text: TextQuestion,
  long_text: LongTextQuestion,
  file: FileQuestion,
};

function fieldOf<K extends Kind>({ kind }: { kind: K }): ComponentType<QuestionProps<K>> {
  return fields[kind];
}

const icons = { under_way: CloudUpload, device: Smartphone, server: Check, refused: TriangleAlert };

function State({ of: state }: { of: AnswerState }) {
  const t = useTexts('assessment');
  const { time } = useDates();
  if (state.at === 'nowhere') return t('not_answered');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const words =
    state.at === 'server'
      ? t('state_server', { time: time(state.since, zone) })
      : state.at === 'refused'
        ? state.why
        : t(`state_${state.at}`);

  return (
    <>
      <Icon of={icons[state.at]} />
      <span>{words}</span>
    </>
  );
}

function TextQuestion(props: QuestionProps<'text'>) {
  const t = useTexts('assessment');
  return <TextField {...nativeOf(props)} label={t('your_answer')} autoComplete="off" maxLength={longestShortAnswer} />;
}

function LongTextQuestion(props: QuestionProps<'long_text'>) {
  const t = useTexts('assessment');

  return (
    <>
      <Rubric of={props.question.rubric} />
      <TextArea {...nativeOf(props)} label={t('your_answer')} rows={6} maxLength={longestAnswer} />
    </>
  );
}

function nativeOf({ question, value, onChange }: QuestionProps) {
  return {
    name: question.id,
    value: typeof value === 'string' ? value : '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value || null, true),
  };
}
