import { useState } from 'react';
import type { CheckedFolder, ImportedCourse } from '#contract/learning/learning/course-folder.ts';
import { mostFolderBytes } from '#contract/learning/learning/values.ts';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { FileField } from '#web/shared/ui/file-field.tsx';
import { fileProblem } from '#web/shared/ui/file-facts.ts';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { DeskLink } from '../../desk-link.tsx';
import desk from '../../desk.module.css';
import { Head } from '../../frame/record-page.tsx';
import { useRefresh } from '../../frame/use-records.ts';
import { useUpload } from '../../frame/use-upload.ts';
import { courses } from '../noun.ts';
import { FolderPreview } from './folder-preview.tsx';
import { FolderProblems } from './folder-problems.tsx';

/** A course from the zip of its folder: checked first, then imported as it was checked. */
export function ImportPage() {
  const t = useTexts('desk_courses');
  const words = useTexts('desk');
  const refresh = useRefresh(courses);
  const upload = useUpload();
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<CheckedFolder>();
  const [imported, setImported] = useState<ImportedCourse>();
  useTitle(`${t('import')} · ${words('title')}`);

  function choose([chosen]: File[]): boolean {
    const problem = chosen && fileProblem(chosen, { accept: '.zip,application/zip', maxBytes: mostFolderBytes });
    setFile(problem ? undefined : chosen);
    setChecked(undefined);
    setImported(undefined);
    upload.refuse(problem ? [{ field: 'file', message: t(`import_${problem}`) }] : []);
    return !problem;
  }

  async function check(): Promise<void> {
    if (!file) return upload.refuse([{ field: 'file', message: words('file_missing') }]);
    setChecked(undefined);
    const answer = await upload.sendTo<{ data: [CheckedFolder] }>({ path: '/courses/check-folder', body: file });
    if (answer) setChecked(answer.data[0]);
  }

  async function write(): Promise<void> {
    if (!file) return;
    const answer = await upload.sendTo<{ data: [ImportedCourse] }>({ path: '/courses/import-folder', body: file });
    if (!answer) return;
    await refresh();
    setImported(answer.data[0]);
    setChecked(undefined);
  }

  const { preview = null, problems = [] } = checked ?? {};
  return (
    <>
      <Head path={courses.name} title={t('title')} name={t('import')} />
      <p>{t('import_text')}</p>
      <div className={desk.form}>
        <Form failed={t('import_failed')} errors={upload.errors} attempt={upload.attempt} onSubmit={check}>
          <ChosenFolder onFiles={choose} error={upload.errorOf('file')} />
          <Sending upload={upload} />
          <Row>
            <Button type="submit" variant={preview ? 'secondary' : 'primary'} busy={upload.busy}>
              {t('import_check')}
            </Button>
            {upload.busy && (
              <Button variant="quiet" onPress={upload.cancel}>
                {t('import_cancel')}
              </Button>
            )}
          </Row>
        </Form>
      </div>
      {problems.length > 0 && <FolderProblems problems={problems} />}
      {preview && (
        <FolderPreview preview={preview}>
          <Button busy={upload.busy} onPress={() => void write()}>
            {preview.course_id === null ? t('import_new') : t('import_changed')}
          </Button>
        </FolderPreview>
      )}
      {imported && <Imported course={imported} />}
    </>
  );
}

type ChosenFolderProps = { onFiles: (files: File[]) => boolean; error: string | undefined };

function ChosenFolder({ onFiles, error }: ChosenFolderProps) {
  const t = useTexts('desk_courses');
  const { locale } = useVisitor();

  return (
    <FileField
      name="file"
      label={t('import_file')}
      chooseLabel={useTexts('desk')('choose_file')}
      help={t('import_file_help')}
      locale={locale}
      accept=".zip,application/zip"
      onFiles={onFiles}
      error={error}
    />
  );
}

function Sending({ upload: { percent } }: { upload: ReturnType<typeof useUpload> }) {
  const t = useTexts('desk_courses');
  if (percent === undefined) return null;
  const label = percent < 100 ? t('import_sending') : t('import_reading');
  return <ProgressBar percent={percent} label={label} figure={`${percent}%`} />;
}

function Imported({ course: { id, is_new: isNew, contents, removed } }: { course: ImportedCourse }) {
  const t = useTexts('desk_courses');

  return (
    <Alert tone="success" announce title={isNew ? t('import_done_new') : t('import_done_changed')}>
      <p>{t('import_counts', { contents, removed })}</p>
      <DeskLink to={`courses/${id}`}>{t('import_open')}</DeskLink>
    </Alert>
  );
}
