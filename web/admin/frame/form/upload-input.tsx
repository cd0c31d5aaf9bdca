import { useState } from 'react';
import { fileSizeText } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FileField } from '#web/shared/ui/file-field.tsx';
import { fileProblem } from '#web/shared/ui/file-facts.ts';
import { Row } from '#web/shared/ui/layout.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { useUpload } from '../use-upload.ts';
import { textIn, type Field, type FieldInputProps } from './fields.ts';
import styles from './record-form.module.css';

type UploadField = Extract<Field, { kind: 'upload' }>;
type UploadInputProps = Omit<FieldInputProps, 'field'> & { field: UploadField };

/** What the server says of a file that it stored. */
type Stored = { id: number; name?: string; duration_seconds?: number | null };

/** A file, which is sent when it is chosen. A failed or cancelled one can be sent again without choosing it again. */
export function UploadInput({ field, ...props }: UploadInputProps) {
  const { name, label, help, accept, kinds, mostMegabytes, canBeNone } = field;
  const { typed, errors, onChange } = props;
  const t = useTexts('desk');
  const { locale } = useVisitor();
  const upload = useChosenFile(field, props);
  const id = textIn(typed);
  const limits = help ?? t('upload_limits', { kinds, megabytes: mostMegabytes });

  return (
    <div className={styles.upload}>
      <FileField
        name={name}
        label={label}
        chooseLabel={t('choose_file')}
        help={upload.percent === undefined ? limits : t('upload_busy')}
        locale={locale}
        accept={accept}
        onFiles={upload.choose}
        error={upload.error ?? errors[0]?.message}
      />
      {upload.file && <NotYetStored file={upload.file} upload={upload} working={field.working} />}
      <FileNow field={field} id={id} sent={upload.sent} />
      {canBeNone && id !== '' && (
        <Row>
          <Button variant="dangerQuiet" small onPress={() => onChange('')}>
            {t('remove_file')}
          </Button>
        </Row>
      )}
    </div>
  );
}

type NotYetStoredProps = { file: File; upload: ReturnType<typeof useChosenFile>; working: string };

/** How much of a file is sent, or that it was not and can be. */
function NotYetStored({ file, upload: { percent, wasRefused, again, cancel }, working }: NotYetStoredProps) {
  const t = useTexts('desk');
  const { locale } = useVisitor();
  const name = `${file.name} (${fileSizeText(file.size, locale)})`;

  return (
    <>
      {percent === undefined ? (
        <p>{t(wasRefused ? 'upload_refused' : 'upload_failed', { name })}</p>
      ) : (
        <ProgressBar
          percent={percent}
          label={percent < 100 ? t('upload_sending', { name }) : working}
          figure={`${percent}%`}
        />
      )}
      {!wasRefused && (
        <Row>
          {/* One button, so that the focus stays where the file is cancelled and sent again. */}
          <Button variant="secondary" small onPress={percent === undefined ? again : cancel}>
            {percent === undefined ? t('upload_again') : t('upload_cancel')}
          </Button>
        </Row>
      )}
    </>
  );
}

/** What the record has, or what it will have once it is saved. */
function FileNow({ field: { stored }, id, sent }: { field: UploadField; id: string; sent: Stored | undefined }) {
  const t = useTexts('desk');

  if (id === '') return null;
  if (stored && id === String(stored.id)) return <p>{t('upload_now', { name: stored.name })}</p>;
  const name = sent && id === String(sent.id) ? sent.name : undefined;
  return <p role="status">{t('upload_sent', { name: name ?? t('file_number', { id }) })}</p>;
}

/** The file that was chosen until it is stored, and what was stored. */
function useChosenFile(field: UploadField, { onChange, onWaiting }: Omit<UploadInputProps, 'field'>) {
  const { accept, kinds, lengthField, mostMegabytes, name, pathOf } = field;
  const t = useTexts('desk');
  const { sendTo, refuse, errors, busy, percent, wasRefused, cancel } = useUpload();
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<Stored>();

  async function send(chosen: File): Promise<void> {
    const type = chosen.type || 'application/octet-stream';
    onWaiting?.(true);
    const answer = await sendTo<{ data: [Stored] }>({ path: pathOf(chosen), body: chosen, type });
    onWaiting?.(false);
    if (!answer) return;
    const [stored] = answer.data;
    const { id, name: shown = chosen.name, duration_seconds: seconds = null } = stored;
    setFile(undefined);
    setSent({ id, name: shown });
    onChange(String(id), lengthField && seconds !== null ? { [lengthField]: String(seconds) } : {});
  }

  /** The field itself lists no file: this does. */
  function choose([chosen]: File[]): boolean {
    if (!chosen || busy) return false;
    const problem = fileProblem(chosen, { accept, maxBytes: mostMegabytes * 1_000_000 });
    setFile(problem ? undefined : chosen);
    const sentence = problem === 'type' ? t('upload_type', { kinds }) : t('upload_size', { megabytes: mostMegabytes });
    if (problem) refuse([{ field: name, message: sentence }]);
    else void send(chosen);
    return false;
  }

  const again = () => void (file && send(file));
  return { file, sent, percent, wasRefused, error: busy ? undefined : errors[0]?.message, choose, again, cancel };
}
