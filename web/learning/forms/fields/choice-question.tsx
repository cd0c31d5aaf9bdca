import type { OpenedField } from '#contract/learning/forms/fields.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { RadioChoice } from '#web/shared/ui/radio-choice.tsx';
import styles from '../form.module.css';
import { QuestionGroup, type QuestionProps } from './question.tsx';

type ChoiceProps = QuestionProps & { field: Extract<OpenedField, { kind: 'choice' }> };

export function ChoiceQuestion({ field, number, answer, error, onChange }: ChoiceProps) {
  return (
    <QuestionGroup number={number} field={field} error={error}>
      <div className={styles.answers}>
        {field.options.map(({ value, label }) => (
          <div key={value} className={styles.answer}>
            <RadioChoice
              name={field.key}
              value={value}
              label={label}
              checked={answer === value}
              onChange={() => onChange(value)}
            />
          </div>
        ))}
      </div>
    </QuestionGroup>
  );
}

type SeveralProps = QuestionProps & { field: Extract<OpenedField, { kind: 'several' }> };

export function SeveralQuestion({ field, number, answer, error, onChange }: SeveralProps) {
  const t = useTexts('form');
  const chosen = typeof answer === 'object' ? answer : [];
  const most = Math.min(field.most_choices, field.options.length);
  const change = (value: string, isChosen: boolean) => {
    const others = chosen.filter((one) => one !== value);
    onChange(isChosen ? [...others, value] : others);
  };

  return (
    <QuestionGroup number={number} field={field} error={error}>
      <div className={styles.answersInColumns}>
        {field.options.map(({ value, label }) => (
          <div key={value} className={styles.answer}>
            <CheckboxField
              name={field.key}
              value={value}
              label={label}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) => change(value, currentTarget.checked)}
            />
          </div>
        ))}
      </div>
      <p className={styles.help} role="status">
        {most < field.options.length
          ? t('chosen_of', { count: chosen.length, most })
          : t('chosen', { count: chosen.length })}
      </p>
    </QuestionGroup>
  );
}
