import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { GuardUnsaved, useUnsaved } from '#web/shared/unsent/unsaved.tsx';
import desk from '../../desk.module.css';
import { Conflict } from './conflict.tsx';
import { FieldInput } from './field-input.tsx';
import type { Field } from './fields.ts';
import type { RecordFormState } from './use-record-form.ts';
import { SaveBar } from './save-bar.tsx';
import { saveByKey } from './save-by-key.ts';
import styles from './record-form.module.css';

export type FormSection = { id: string; title: string; fields: readonly Field[] };

type RecordFormProps = {
  form: RecordFormState;
  sections: readonly FormSection[];
  saveLabel: string;
  children?: ReactNode;
};

/** A form from a declared table of fields. */
export function RecordForm(props: RecordFormProps) {
  return (
    <GuardUnsaved text={props.form.isWaiting ? 'sending' : 'on_device'}>
      <Form {...props} />
    </GuardUnsaved>
  );
}

function Form({ form, sections, saveLabel, children }: RecordFormProps) {
  const t = useTexts('desk');
  const { sending, conflict, isDirty } = form;
  useUnsaved(isDirty || form.isWaiting);
  const save = () => void form.save();

  return (
    // The keys of the whole form, whose fields stay what they are.
    <div role="presentation" onKeyDown={saveByKey(save)}>
      <form
        noValidate
        className={styles.root}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {form.isFromBefore && !conflict && <Alert>{t('typed_before')}</Alert>}
        {conflict && <Conflict conflict={conflict} form={form} />}
        <FormErrors title={t('not_saved')} errors={sending.errors} attempt={sending.attempt} />
        {sections.map(({ id, title, fields }) => (
          <section key={id} className={desk.part} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <div className={styles.fields}>
              {fields.map((field) => (
                <FieldInput
                  key={field.name}
                  field={field}
                  typed={form.typed[field.name]}
                  row={form.typed}
                  errors={sending.errors.filter(
                    ({ field: of }) => of === field.name || of?.startsWith(`${field.name}.`),
                  )}
                  onChange={(value, others) => form.set(field.name, value, others)}
                  onWaiting={(isWaiting) => form.wait(field.name, isWaiting)}
                />
              ))}
            </div>
          </section>
        ))}
        {children}
        <SaveBar
          changed={isDirty ? form.changed.map(({ label }) => label) : []}
          busy={sending.busy}
          isWaiting={form.isWaiting}
          saveLabel={saveLabel}
          onDiscard={form.discard}
        />
      </form>
    </div>
  );
}
