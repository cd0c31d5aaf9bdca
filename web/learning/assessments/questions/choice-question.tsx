import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { RadioChoice } from '#web/shared/ui/radio-choice.tsx';
import styles from '../assessment.module.css';
import type { QuestionProps } from './question-props.ts';

export function ChoiceQuestion({ question, value, onChange }: QuestionProps<'choice'>) {
  return (
    <div className={styles.options}>
      {question.options.map((option) => (
        <div key={option.value} className={styles.option}>
          <RadioChoice
            name={question.id}
            value={option.value}
            label={option.label}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
        </div>
      ))}
    </div>
  );
}

export function SeveralQuestion({ question, value, onChange }: QuestionProps<'several'>) {
  const chosen = Array.isArray(value) ? value : [];
  const change = (own: string, isChosen: boolean) => {
    const next = question.options
      .map((option) => option.value)
      .filter((one) => (one === own ? isChosen : chosen.includes(one)));
    onChange(next.length > 0 ? next : null);
  };

  return (
    <div className={styles.options}>
      {question.options.map((option) => (
        <div key={option.value} className={styles.option}>
          <CheckboxField
            name={question.id}
            value={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={({ currentTarget }) => change(option.value, currentTarget.checked)}
          />
        </div>
      ))}
    </div>
  );
}
