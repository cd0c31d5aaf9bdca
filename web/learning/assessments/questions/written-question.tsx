import { longestAnswer, longestShortAnswer } from '#contract/learning/assessments/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { Rubric } from './rubric.tsx';
import type { QuestionProps } from './question-props.ts';

export function TextQuestion(props: QuestionProps<'text'>) {
  const t = useTexts('assessment');
  return <TextField {...nativeOf(props)} label={t('your_answer')} autoComplete="off" maxLength={longestShortAnswer} />;
}

export function LongTextQuestion(props: QuestionProps<'long_text'>) {
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
