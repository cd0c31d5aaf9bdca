import { useQuery } from '@tanstack/react-query';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import { filesToReviewQuery } from '../classroom-queries.ts';
import { ReviewFile } from './review-file.tsx';

/** What learners of the class handed in and nobody has reviewed, for staff. */
export function ReviewFiles({ classroom }: { classroom: Classroom }) {
  const t = useTexts('classroom');
  const query = useQuery(filesToReviewQuery(classroom.id));

  return (
    <Stack>
      <h2>{t('review_files')}</h2>
      <Loaded query={query} loading={t('files_loading')} failed={t('files_failed')} rows={3}>
        {({ results, total }) =>
          results.length === 0 ? (
            <EmptyState panel title={t('review_none')}>
              {t('review_none_words')}
            </EmptyState>
          ) : (
            <>
              {total > results.length && <p>{t('review_more', { count: results.length })}</p>}
              <List files={results} tz={classroom.tz} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

const actionsOf = (file: EnrollmentFile) => <ReviewFile file={file} />;

function List({ files, tz }: { files: readonly EnrollmentFile[]; tz: string }) {
  const t = useTexts('classroom');
  const { fullDay } = useDates();
  const columns: Column<EnrollmentFile>[] = [
    { head: t('review_person'), headsRow: true, cell: ({ person }) => person.name },
    { head: t('review_document'), cell: ({ category }) => t(`file_${category}`) },
    { head: t('review_since'), cell: ({ handed_in_at: at }) => (at ? fullDay(at, tz) : '') },
    { head: t('review_actions'), cell: actionsOf },
  ];

  return <Table caption={t('review_caption')} columns={columns} rows={files} rowKey={({ id }) => id} />;
}
