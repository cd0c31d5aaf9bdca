import { Check, Send } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import type { OpenedField } from '#contract/learning/forms/fields.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import styles from './form.module.css';
import { longForm, progressOf } from './model/progress.ts';
import { Questions } from './questions.tsx';
import { useForm, type FormInHand, type Outcome } from './use-form.ts';

type AnswerFormProps = { token: string; fields: readonly OpenedField[]; onEnd: (outcome: Outcome) => void };

export function AnswerForm({ token, fields, onEnd }: AnswerFormProps) {
  const t = useTexts('form');
  const form = useForm({ token, fields, onEnd });
  const { errors, attempt, busy, submit } = form;

  return (
    <div className={styles.questions}>
      <Form
        failed={t('failed', { count: errors.length })}
        errors={errors}
        attempt={attempt}
        onSubmit={() => submit()}
        lead={<p className={styles.need}>{t('need')}</p>}
      >
        <div>
          <Questions token={token} fields={fields} form={form} />
        </div>
        <Progress fields={fields} form={form} />
        <div className={styles.send}>
          <Button type="submit" busy={busy}>
            <Icon of={Send} />
            {t(busy ? 'submitting' : 'submit')}
          </Button>
          <Stored form={form} />
        </div>
      </Form>
    </div>
  );
}

function Progress({ fields, form }: { fields: readonly OpenedField[]; form: FormInHand }) {
  const t = useTexts('form');
  const { answered, questions } = progressOf(fields, form.answers);
  if (questions < longForm) return null;

  return (
    <div className={styles.progress}>
      <ProgressBar
        label={t('progress')}
        percent={Math.round((100 * answered) / questions)}
        figure={t('progress_of', { answered, questions })}
      />
    </div>
  );
}

function Stored({ form: { isStored, draft } }: { form: FormInHand }) {
  const t = useTexts('form');
  const locale = useLocale();
  if (!isStored) return null;

  return (
    <p className={styles.stored}>
      <Icon of={Check} />
      <span>
        {t('stored', { time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(draft.savedAt) })}
      </span>
    </p>
  );
}
