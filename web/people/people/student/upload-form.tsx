import { useQueryClient } from '@tanstack/react-query';
import { documentMimes, largestDocumentBytes, type StudentCategory } from '#contract/people/people/student-values.ts';
import { UploadForm as FileUploadForm, type ErrorOf } from '#web/shared/files/upload-form.tsx';
import type { Typed } from '#web/shared/page/typed.ts';
import { compressedIfLarge } from '#web/shared/pictures/compressed-if-large.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

export type Place = { category: StudentCategory; qualificationId?: number };
type UploadFormProps = { place: Place; onDone: () => void };

const limits = { accept: documentMimes.join(','), maxBytes: largestDocumentBytes, prepare: compressedIfLarge };

export function UploadForm({ place: { category, qualificationId }, onDone }: UploadFormProps) {
  const t = useTexts('student');
  const { locale } = useVisitor();
  const client = useQueryClient();
  const isTitled = category === 'outros';
  const titleField = (errorOf: ErrorOf) =>
    isTitled && (
      <TextField
        name="title"
        label={t('doc_title')}
        help={t('doc_title_help')}
        maxLength={120}
        error={errorOf('title')}
      />
    );
  const sent = async () => {
    await client.invalidateQueries({ queryKey: [locale, 'people', 'retrieveStudentDocuments'] });
    notify({ kind: 'success', messages: t('sent') });
    onDone();
  };

  return (
    <FileUploadForm
      path="/student-documents/upload"
      fields={(typed) => ({ category, title: titleIn(typed), qualification_id: qualificationId })}
      faultsIn={(typed) => (isTitled && !titleIn(typed) ? [{ field: 'title', message: t('title_missing') }] : [])}
      limits={limits}
      texts={{
        failed: t('not_taken'),
        label: t('file'),
        help: t('file_help'),
        choose: t('choose_file'),
        photo: t('take_photo'),
        missing: t('file_missing'),
        type: t('file_type'),
        size: t('file_size'),
        sending: t('sending'),
        send: t('send'),
        cancel: t('cancel'),
      }}
      above={titleField}
      onSent={() => void sent()}
      onCancel={onDone}
    />
  );
}

function titleIn({ text }: Typed): string {
  return text('title').trim();
}
