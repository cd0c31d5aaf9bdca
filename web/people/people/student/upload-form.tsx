import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { documentMimes, largestDocumentBytes } from '#contract/people/people/student-values.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { FileField } from '#web/shared/ui/file-field.tsx';
import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useFileUpload } from '#web/shared/api/use-file-upload.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { compressedIfLarge } from '#web/shared/pictures/compressed-if-large.ts';
import { type Place, sendDocument } from './send-document.ts';

type UploadFormProps = { place: Place; onDone: () => void };

const accept = documentMimes.join(',');

export function UploadForm({ place, onDone }: UploadFormProps) {
  const t = useTexts('student');
  const { locale } = useVisitor();
  const { percent, busy, errors, attempt, errorOf, choose, submit } = useUpload({ place, onDone });

  return (
    <Form failed={t('not_taken')} errors={errors} attempt={attempt} onSubmit={submit}>
      {place.category === 'outros' && (
        <TextField
          name="title"
          label={t('doc_title')}
          help={t('doc_title_help')}
          maxLength={120}
          error={errorOf('title')}
        />
      )}
      <FileField
        name="file"
        label={t('file')}
        help={t('file_help')}
        accept={accept}
        chooseLabel={t('choose_file')}
        photoLabel={t('take_photo')}
        locale={locale}
        error={errorOf('file')}
        onFiles={choose}
      />
      {percent !== undefined && <ProgressBar percent={percent} label={t('sending')} figure={`${percent}%`} />}
      <Row>
        <Button type="submit" busy={busy}>
          <Icon of={Send} />
          {t('send')}
        </Button>
        <Button variant="quiet" onPress={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}

function useUpload({ place, onDone }: UploadFormProps) {
  const t = useTexts('student');
  const { locale } = useVisitor();
  const client = useQueryClient();
  const { file, refuse, upload, ...uploading } = useFileUpload({
    accept,
    maxBytes: largestDocumentBytes,
    problemText: (problem) => t(`file_${problem}`),
    prepare: compressedIfLarge,
  });

  async function submit({ text }: Typed): Promise<void> {
    const title = text('title').trim();
    const faults: FormError[] = [];
    if (place.category === 'outros' && !title) faults.push({ field: 'title', message: t('title_missing') });
    if (!file) faults.push({ field: 'file', message: t('file_missing') });
    if (!file || faults.length > 0) return refuse(faults);
    const isSent = await upload(async (onProgress) => {
      await withMessage(() => sendDocument({ place: { ...place, title }, file, onProgress }));
      await client.invalidateQueries({ queryKey: [locale, 'people', 'retrieveStudentDocuments'] });
    });
    if (!isSent) return;
    notify({ kind: 'success', messages: t('sent') });
    onDone();
  }

  /** A failed network carries no message of its own. */
  async function withMessage(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (error instanceof ApiError && error.sentences.length > 0) throw error;
      const sentence = { message: t('not_sent'), code: 'connection_failure', field: 'file' };
      throw new ApiError(0, { status: 'error', message: sentence.message, errors: [sentence] });
    }
  }

  return { ...uploading, submit };
}
