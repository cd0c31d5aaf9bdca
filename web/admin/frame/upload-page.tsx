import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { sendFile } from '#web/shared/api/send-file.ts';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FileField } from '#web/shared/ui/file-field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import desk from '../desk.module.css';
import type { Listed } from './noun.ts';
import { Head, type RecordWords } from './record-page.tsx';
import { useRefresh } from './use-records.ts';

type UploadPageProps<Sent extends { id: number }> = {
  noun: Pick<Listed, 'name' | 'source'>;
  words: Pick<RecordWords, 'title' | 'create'>;
  /** Where the file is sent. */
  path: string;
  /** A PDF, if not given. */
  accept?: string;
  /** What is said of the new record. */
  createdOf: (sent: Sent) => string;
  texts: { label: string; help: string; failed: string; send: string; lead: string };
  /** What is sent beside it, and the fields that ask for that. */
  fields?: Record<string, string | number>;
  children?: (errorOf: (field: string) => string | undefined) => ReactNode;
};

/** A new record that begins with a file. */
export function UploadPage<Sent extends { id: number }>({ noun, words, path, texts, ...rest }: UploadPageProps<Sent>) {
  const { fields = {}, accept = 'application/pdf', createdOf, children } = rest;
  const t = useTexts('desk');
  const { locale } = useVisitor();
  const navigate = useNavigate();
  const refresh = useRefresh(noun);
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const [file, setFile] = useState<File>();
  useTitle(`${words.create} · ${t('title')}`);

  async function upload(): Promise<void> {
    if (!file) return refuse([{ field: 'file', message: t('file_missing') }]);
    await send(async () => {
      const { data } = await sendFile<{ data: [Sent] }>({ path, fields: { ...fields, file } });
      notify({ kind: 'success', messages: createdOf(data[0]) });
      await refresh();
      await navigate({ to: '/admin/$', params: { _splat: `${noun.name}/${data[0].id}` } });
    });
  }

  return (
    <>
      <Head path={noun.name} title={words.title} name={words.create} />
      <p>{texts.lead}</p>
      <div className={desk.form}>
        <Form failed={texts.failed} errors={errors} attempt={attempt} onSubmit={upload}>
          {children?.(errorOf)}
          <FileField
            name="file"
            label={texts.label}
            chooseLabel={t('choose_file')}
            help={texts.help}
            locale={locale}
            accept={accept}
            onFiles={([chosen]) => {
              setFile(chosen);
              return true;
            }}
            error={errorOf('file')}
          />
          <div>
            <Button type="submit" busy={busy}>
              {texts.send}
            </Button>
          </div>
        </Form>
      </div>
    </>
  );
}
