import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { sendFile } from '../api/send-file.ts';
import { useFileUpload, type FileLimits } from '../api/use-file-upload.ts';
import type { Typed } from '../page/typed.ts';
import { Button } from '../ui/button.tsx';
import { FileField } from '../ui/file-field.tsx';
import type { FormError } from '../ui/form-errors.tsx';
import { Form } from '../ui/form.tsx';
import { Icon } from '../ui/icon.tsx';
import { Row } from '../ui/layout.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useVisitor } from '../visitor/visitor.ts';

export type ErrorOf = (field: string) => string | undefined;

type UploadFormProps = {
  path: string;
  /** What is sent with the file. */
  fields: (typed: Typed) => Record<string, string | number | undefined>;
  faultsIn?: (typed: Typed) => FormError[];
  limits: Omit<FileLimits, 'problemText'>;
  texts: {
    failed: string;
    label: string;
    help: string;
    choose: string;
    photo?: string;
    missing: string;
    /** The file has another type, or is too large. */
    type: string;
    size: string;
    sending: string;
    send: string;
    cancel: string;
  };
  /** Fields before and after the one of the file. */
  above?: (errorOf: ErrorOf) => ReactNode;
  below?: (errorOf: ErrorOf) => ReactNode;
  onSent: () => void;
  onCancel: () => void;
};

/** A form that sends one file, and shows how much of it is sent. */
export function UploadForm({ path, fields, faultsIn, limits, texts, above, below, onSent, onCancel }: UploadFormProps) {
  const { locale } = useVisitor();
  const { file, percent, busy, errors, attempt, ...upload } = useFileUpload({
    ...limits,
    problemText: (problem) => texts[problem],
  });
  const { errorOf } = upload;

  async function submit(typed: Typed): Promise<void> {
    const faults = faultsIn?.(typed) ?? [];
    if (!file) return upload.refuse([...faults, { field: 'file', message: texts.missing }]);
    if (faults.length > 0) return upload.refuse(faults);
    const send = (onProgress: (percent: number) => void) =>
      sendFile({ path, fields: { ...fields(typed), file }, onProgress });
    if (await upload.upload(send)) onSent();
  }

  return (
    <Form failed={texts.failed} errors={errors} attempt={attempt} onSubmit={submit}>
      {above?.(errorOf)}
      <FileField
        name="file"
        label={texts.label}
        help={texts.help}
        accept={limits.accept}
        chooseLabel={texts.choose}
        photoLabel={texts.photo}
        locale={locale}
        error={errorOf('file')}
        onFiles={upload.choose}
      />
      {below?.(errorOf)}
      {percent !== undefined && <ProgressBar percent={percent} label={texts.sending} figure={`${percent}%`} />}
      <Row>
        <Button type="submit" busy={busy}>
          <Icon of={Send} />
          {texts.send}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {texts.cancel}
        </Button>
      </Row>
    </Form>
  );
}
