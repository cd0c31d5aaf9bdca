import { useQuery } from '@tanstack/react-query';
import type { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import type { EnrollmentStanding } from '#contract/learning/enrollments/standings.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { ownFilesQuery } from '../classroom-queries.ts';
import { useClassroomWords } from '../classroom-words.ts';
import { standingOfFiles } from '../model/files-standing.ts';
import { FileSlot } from './file-slot.tsx';

type OwnFilesProps = { standing: EnrollmentStanding; tz: string };

/** The files that the class demands of the reader; nothing where it demands none. */
export function OwnFiles({ standing, tz }: OwnFilesProps) {
  const t = useTexts('classroom');
  const query = useQuery(ownFilesQuery(standing.enrollment_id));

  if (standing.files_due_at === null) return null;
  return (
    <Part title={t('files')}>
      <Loaded query={query} loading={t('files_loading')} failed={t('files_failed')} rows={3}>
        {({ results }) => <List files={results} standing={standing} tz={tz} />}
      </Loaded>
    </Part>
  );
}

function List({ files, standing, tz }: OwnFilesProps & { files: readonly EnrollmentFile[] }) {
  const t = useTexts('classroom');
  const isOpen = standing.status === 'registered';

  return (
    <Stack>
      {isOpen && <p>{t('files_words')}</p>}
      <State files={files} standing={standing} tz={tz} />
      {files.map((file) => (
        <FileSlot key={file.id} file={file} isOpen={isOpen} tz={tz} />
      ))}
    </Stack>
  );
}

function State({
  files,
  standing: { status, files_due_at: due },
  tz,
}: OwnFilesProps & { files: readonly EnrollmentFile[] }) {
  const t = useTexts('classroom');
  const { fullDay, time } = useDates();
  const { placeOf } = useClassroomWords();
  const state = standingOfFiles(files);

  if (status !== 'registered') return null;
  if (state === 'lacking') {
    if (due === null) return null;
    return (
      <Alert tone="warning">
        <p>{t('files_due', { day: fullDay(due, tz), time: time(due, tz), zone: placeOf(tz) })}</p>
      </Alert>
    );
  }
  return (
    <Alert tone={state === 'settled' ? 'success' : 'info'}>
      {t(state === 'settled' ? 'files_done' : 'files_review')}
    </Alert>
  );
}
