import type { OpenedField } from '#contract/learning/forms/fields.ts';
import { stepsOf } from '#contract/rules/forms/field.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import styles from '../form.module.css';
import { QuestionGroup, type QuestionProps } from './question.tsx';

type ScaleProps = QuestionProps & { field: Extract<OpenedField, { kind: 'scale' }> };

export function ScaleQuestion({ field, number, answer, error, onChange }: ScaleProps) {
  const { low_label: low, high_label: high } = field;
  const steps = stepsOf(field.scale);

  return (
    <QuestionGroup number={number} field={field} error={error}>
      <div className={field.scale === '1-5' ? styles.five : styles.eleven}>
        {steps.map((step, place) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              name={field.key}
              value={step}
              checked={answer === step}
              onChange={() => onChange(step)}
            />
            <span>
              {place === 0 && low && <Hidden>{`${low}, `}</Hidden>}
              {place === steps.length - 1 && high && <Hidden>{`${high}, `}</Hidden>}
              {step}
            </span>
          </label>
        ))}
      </div>
      {(low ?? high) && (
        <p className={styles.ends} aria-hidden="true">
          <span>{low}</span>
          <span>{high}</span>
        </p>
      )}
    </QuestionGroup>
  );
}
