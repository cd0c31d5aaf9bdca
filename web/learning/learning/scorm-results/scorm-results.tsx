import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScormResult } from '#contract/learning/learning/scorm-results.ts';
import { PageSteps } from '#web/shared/lists/page-steps.tsx';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Muted, Stack } from '#web/shared/ui/layout.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import { queries } from '#web/shared/api/api.ts';

const resultsPerPage = 50;

function scormResultsQuery(classId: number, page: number) {
  const query = queries().learning.retrieveScormResults.queryOptions({
    input: { filter: { class_id: classId }, page: { number: page, size: resultsPerPage } },
  });
  return { ...query, staleTime: 0 };
}

type ScormResultsProps = { classId: number; hasActivities: boolean };

/** What the learners of a class did in SCORM activities, for those who teach it; also in those that were removed. */
export function ScormResults({ classId, hasActivities }: ScormResultsProps) {
  const t = useTexts('scorm_results');
  const [page, setPage] = useState(1);
  const query = useQuery(scormResultsQuery(classId, page));

  if (!hasActivities && !query.data?.total) return null;
  return (
    <Stack wide>
      <div>
        <h2>{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={4}>
        {({ results, total }) =>
          total === 0 ? (
            <Muted>{t('none')}</Muted>
          ) : (
            <>
              <ResultTable rows={results} />
              <PageSteps page={page} total={total} perPage={resultsPerPage} onPage={setPage} />
              <div>
                <DownloadFile path={`/scorm-results/${classId}/csv`} name={`${t('file')}.csv`}>
                  {t('csv')}
                </DownloadFile>
              </div>
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

function ResultTable({ rows }: { rows: readonly ScormResult[] }) {
  const t = useTexts('scorm_results');
  const columns: Column<ScormResult>[] = [
    { head: t('person'), headsRow: true, cell: ({ person }) => person.name },
    { head: t('activity'), cell: nameOf },
    { head: t('attempt'), cell: attemptOf(t('stuck')) },
    { head: t('status'), cell: ({ lesson_status }) => t(`sco_${lesson_status}`) },
    { head: t('score'), cell: ({ score }) => (score === null ? '–' : t('percent', { percent: score })) },
    { head: t('time'), cell: ({ total_seconds: seconds }) => t('minutes', { minutes: Math.ceil(seconds / 60) }) },
    { head: t('answers'), cell: answersOf },
  ];

  return <Table caption={t('caption')} columns={columns} rows={rows} rowKey={keyOf} />;
}

function attemptOf(stuck: string) {
  return ({ attempt_number, is_stuck }: ScormResult) => (
    <>
      {attempt_number}
      {is_stuck && <Muted>{stuck}</Muted>}
    </>
  );
}

const answersOf = ({ interactions }: ScormResult) => <Answers of={interactions} />;

function keyOf({ enrollment_id, content_id, attempt_number, item_identifier }: ScormResult): string {
  return `${enrollment_id} ${content_id} ${attempt_number} ${item_identifier}`;
}

function nameOf({ content_title, item_title }: ScormResult): string {
  return content_title === item_title ? content_title : `${content_title} · ${item_title}`;
}

function Answers({ of: interactions }: { of: ScormResult['interactions'] }) {
  const t = useTexts('scorm_results');

  if (interactions.length === 0) return t('no_answers');
  return (
    <details>
      <summary>{t('answers_of', { count: interactions.length })}</summary>
      <ol>
        {interactions.map(({ id, description, response, result }, place) => (
          <li key={`${place} ${id}`}>
            {t(result ? 'answer_result' : 'answer', {
              question: description || id,
              response: response || '–',
              result: isWorded(result) ? t(`result_${result}`) : result,
            })}
          </li>
        ))}
      </ol>
    </details>
  );
}

const worded = ['correct', 'incorrect', 'wrong', 'neutral', 'unanticipated'] as const;

/** The others are numbers. */
function isWorded(result: string): result is (typeof worded)[number] {
  return worded.some((one) => one === result);
}
