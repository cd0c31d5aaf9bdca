import type { OpenedField } from '#contract/learning/forms/fields.ts';
import { visibleFields } from '#contract/rules/forms/visible-fields.ts';
import { ChoiceQuestion, SeveralQuestion } from './fields/choice-question.tsx';
import { FileQuestion } from './fields/file-question.tsx';
import { ScaleQuestion } from './fields/scale-question.tsx';
import { WrittenQuestion } from './fields/written-question.tsx';
import type { QuestionProps } from './fields/question.tsx';
import styles from './form.module.css';
import type { FormInHand } from './use-form.ts';

type QuestionsProps = { token: string; fields: readonly OpenedField[]; form: FormInHand };

/** Numbered as they are shown; a conditional question belongs to the one above it and has no number. */
export function Questions({ token, fields, form }: QuestionsProps) {
  let number = 0;

  return visibleFields(fields, form.answers).map((field) => {
    if (field.kind === 'section') return <SectionHead key={field.key} label={field.label} help={field.help} />;
    if (!field.show_if) number += 1;
    const props = {
      number: field.show_if ? null : number,
      answer: form.draft.answers[field.key],
      error: form.errorOf(field.key),
      fileName: form.draft.fileNames[field.key],
      token,
      onChange: (...changed: Parameters<QuestionProps['onChange']>) => form.change(field.key, ...changed),
    };
    return (
      <div key={field.key} className={field.show_if ? styles.follow : styles.question}>
        <Question field={field} {...props} />
      </div>
    );
  });
}

function SectionHead({ label, help }: { label: string; help: string | undefined }) {
  return (
    <div className={styles.section}>
      <h2>{label}</h2>
      {help && <p>{help}</p>}
    </div>
  );
}

type AnyQuestionProps = QuestionProps & { field: Exclude<OpenedField, { kind: 'section' }> };

function Question({ field, ...props }: AnyQuestionProps) {
  switch (field.kind) {
    case 'choice':
      return <ChoiceQuestion field={field} {...props} />;
    case 'several':
      return <SeveralQuestion field={field} {...props} />;
    case 'scale':
      return <ScaleQuestion field={field} {...props} />;
    case 'file':
      return <FileQuestion field={field} {...props} />;
    default:
      return <WrittenQuestion field={field} {...props} />;
  }
}
