import type { OpenedQuestion } from '#contract/learning/assessments/questions.ts';
import { longestAnswer, longestShortAnswer } from '#contract/learning/assessments/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { Rubric } from './rubric.tsx';
import type { QuestionProps } from './question-props.ts';

type WrittenProps = QuestionProps<Extract<OpenedQuestion, { kind: 'text' | 'long_text' }>>;

export function WrittenQuestion({ question, value, onChange }: WrittenProps) {
  const t = useTexts('assessment');
  const written = typeof value === 'string' ? value : '';
  const common = {
    name: question.id,
    value: written,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value || null, true),
  };

  switch (question.kind) {
    case 'long_text':
      return (
        <>
          <Rubric of={question.rubric} />
          <TextArea {...common} label={t('your_answer')} rows={6} maxLength={longestAnswer} />
        </>
      );
    case 'text':
      return <TextField {...common} label={t('your_answer')} autoComplete="off" maxLength={longestShortAnswer} />;
  }
}
