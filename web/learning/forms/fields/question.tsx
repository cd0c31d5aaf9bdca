import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Answer } from '#contract/rules/forms/field.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import styles from '../form.module.css';

export type QuestionProps = {
  number: number | null;
  answer: Answer | undefined;
  error: string | undefined;
  fileName: string | undefined;
  token: string;
  onChange: (answer: Answer | undefined, fileName?: string) => void;
};

type GroupProps = {
  number: number | null;
  field: { label: string; help?: string | undefined; is_required: boolean };
  error: string | undefined;
  children: ReactNode;
};

/** A question of several controls. */
export function QuestionGroup({ number, field, error, children }: GroupProps) {
  const id = useId();
  const described = [error && `${id}-error`, field.help && `${id}-help`].filter(Boolean).join(' ');

  return (
    <fieldset aria-describedby={described || undefined} className={styles.group}>
      <legend className={styles.legend}>
        <QuestionLabel number={number} label={field.label} isRequired={field.is_required} />
      </legend>
      {error && (
        <p id={`${id}-error`} className={styles.fault}>
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
      {children}
      {field.help && (
        <p id={`${id}-help`} className={styles.help}>
          {field.help}
        </p>
      )}
    </fieldset>
  );
}

export function QuestionLabel({
  number,
  label,
  isRequired,
}: {
  number: number | null;
  label: string;
  isRequired: boolean;
}) {
  const t = useTexts('form');

  return (
    <span className={number === null ? styles.plainLabel : styles.label}>
      {number !== null && <span className={styles.number}>{number}</span>}
      <span>
        {label} {!isRequired && <span className={styles.optional}>{t('optional')}</span>}
      </span>
    </span>
  );
}
