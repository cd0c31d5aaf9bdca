import { useQueryClient } from '@tanstack/react-query';
import { enrollmentFileMimes, largestEnrollmentFileBytes } from '#contract/learning/enrollments/values.ts';
import type { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import { UploadForm } from '#web/shared/files/upload-form.tsx';
import { compressedIfLarge } from '#web/shared/pictures/compressed-if-large.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { invalidateEnrollment } from '../invalidate-enrollment.ts';

type HandInFormProps = { file: EnrollmentFile; onDone: () => void };

const limits = {
  accept: enrollmentFileMimes.join(','),
  maxBytes: largestEnrollmentFileBytes,
  prepare: compressedIfLarge,
};

export function HandInForm({ file: { id }, onDone }: HandInFormProps) {
  const t = useTexts('classroom');
  const client = useQueryClient();
  const sent = () => {
    notify({ kind: 'success', messages: t('file_sent') });
    onDone();
    void invalidateEnrollment(client);
  };

  return (
    <UploadForm
      path="/enrollment-files/upload"
      fields={() => ({ id })}
      limits={limits}
      texts={{
        failed: t('file_failed'),
        label: t('file_file'),
        help: t('file_file_help'),
        choose: t('file_choose'),
        photo: t('file_photo'),
        missing: t('file_missing'),
        type: t('file_type'),
        size: t('file_size'),
        sending: t('file_sending'),
        send: t('file_send'),
        cancel: t('cancel'),
      }}
      onSent={sent}
      onCancel={onDone}
    />
  );
}
