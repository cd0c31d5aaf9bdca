import { FileText } from 'lucide-react';
import { useLocale } from 'use-intl/react';
import type { OpenedField } from '#contract/learning/forms/fields.ts';
import { formFileTypes, largestFormFileBytes } from '#contract/learning/forms/values.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { fileProblem } from '#web/shared/ui/file-facts.ts';
import { FileField } from '#web/shared/ui/file-field.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import styles from '../form.module.css';
import { QuestionLabel, type QuestionProps } from './question.tsx';
import { apiAddress } from '#web/shared/api/api.ts';
import { errorIn } from '#web/shared/api/api-error.ts';
import { sendPersistently } from '#web/shared/api/connection.ts';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';

type FileProps = QuestionProps & { field: Extract<OpenedField, { kind: 'file' }> };

const accept = formFileTypes.map((type) => `.${type}`).join(',');

/** Uploaded when it is chosen, so that submitting takes no longer. */
export function FileQuestion({ field, number, answer, error, fileName, token, onChange }: FileProps) {
  const t = useTexts('form');
  const locale = useLocale();
  const { busy, errors, send, refuse } = useSending();
  const choose = (files: File[]) => {
    const [file] = files;
    if (!file) return true;
    const problem = fileProblem(file, { accept: `${accept},.jpeg`, maxBytes: largestFormFileBytes });
    if (problem) refuse([{ message: t(`file_${problem}`) }]);
    else void send(async () => onChange(await uploadFormFile({ token, field: field.key, file }), file.name));
    return !problem;
  };

  return (
    <>
      <FileField
        name={field.key}
        label={<QuestionLabel number={number} label={field.label} isRequired={field.is_required} />}
        chooseLabel={t(answer === undefined ? 'choose_file' : 'choose_other_file')}
        locale={locale}
        accept={accept}
        help={[field.help, t('file_help')].filter(Boolean).join(' ')}
        error={errors[0]?.message ?? error}
        onFiles={choose}
      />
      <p role="status" className={styles.help}>
        {busy ? t('file_sending') : ''}
      </p>
      {answer !== undefined && !busy && (
        <p className={styles.file}>
          <Icon of={FileText} />
          <span>{t('file_sent', { name: fileName ?? t('file') })}</span>
          <Button variant="quiet" small onPress={() => onChange(undefined)}>
            {t('remove_file')}
          </Button>
        </p>
      )}
    </>
  );
}

type Sent = { token: string; field: string; file: File };

/** Without the session: nobody shall know who uploads. Answers the id, which is the answer of the field. */
async function uploadFormFile({ token, field, file }: Sent): Promise<string> {
  const id = crypto.randomUUID();
  const body = new FormData();
  body.append('field', field);
  body.append('id', id);
  body.append('file', file);
  const headers = { 'accept-language': currentVisitor().locale, 'x-form-token': token };
  const response = await sendPersistently(
    new Request(`${apiAddress()}/forms/uploads`, { method: 'POST', headers, body }),
  );
  if (!response.ok) throw errorIn(response.status, await response.json().catch(() => null));
  return id;
}
