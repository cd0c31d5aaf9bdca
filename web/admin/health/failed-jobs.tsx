import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FailedJob } from '#contract/areas/health/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { Table } from '#web/shared/ui/table.tsx';
import desk from '../desk.module.css';
import { TableSkeleton } from '../frame/list/data-table.tsx';
import styles from './health.module.css';

const mostShown = 100;

/** Work that has used up its attempts, to be tried again. */
export function FailedJobs() {
  const t = useTexts('desk_health');
  const words = useTexts('desk');
  const input = { page: { number: 1, size: mostShown } };
  const query = useQuery(queries().health.retrieveFailedJobs.queryOptions({ input }));

  return (
    <section className={desk.part} aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">{t('failed_jobs')}</h2>
      {query.data ? (
        <Jobs jobs={query.data.results} total={query.data.total} />
      ) : query.error ? (
        <NotLoaded query={query} level={3} title={words('not_loaded')} text={t('not_loaded_text')} />
      ) : (
        <TableSkeleton label={words('loading')} />
      )}
    </section>
  );
}

function Jobs({ jobs, total }: { jobs: readonly FailedJob[]; total: number }) {
  const t = useTexts('desk_health');
  const words = useTexts('desk');
  const dates = useDates();
  const retry = useRetry();

  if (jobs.length === 0) return <p role="status">{t('no_failed_jobs')}</p>;
  return (
    <>
      <p>{t('failed_jobs_note')}</p>
      <CommandErrors errors={retry.errors} />
      <Table
        caption={t('failed_jobs')}
        rows={jobs}
        rowKey={({ id }) => id}
        columns={[
          { head: t('job'), headsRow: true, cell: (job) => <Job job={job} /> },
          { head: t('error'), cell: ({ error }) => <span className={styles.error}>{error}</span> },
          { head: t('attempts'), cell: ({ attempts }) => attempts },
          { head: t('last_attempt'), cell: ({ failed_at: at }) => `${dates.dayOfYear(at)}, ${dates.time(at)}` },
          {
            head: words('actions'),
            cell: ({ id, reaction, kind }) => (
              <Button
                variant="quiet"
                small
                busy={retry.busy}
                aria-label={t('retry_of', { job: reaction ?? kind })}
                onPress={() => void retry.run(id)}
              >
                {t('retry')}
              </Button>
            ),
          },
        ]}
      />
      <div className={desk.acts}>
        <Button variant="secondary" busy={retry.busy} onPress={() => void retry.run()}>
          {t('retry_all', { count: total })}
        </Button>
      </div>
    </>
  );
}

function Job({ job: { reaction, kind, payload } }: { job: FailedJob }) {
  return (
    <>
      {reaction ?? kind} <small className={styles.about}>{`${kind} ${JSON.stringify(payload)}`}</small>
    </>
  );
}

function useRetry() {
  const t = useTexts('desk_health');
  const sending = useSending();
  const client = useQueryClient();

  async function run(id?: string): Promise<void> {
    let retried = 0;
    const isDone = await sending.send(async () => {
      const { data } = await api().health.retryFailedJobs({ data: [id === undefined ? {} : { id }] });
      retried = data[0].retried;
    });
    await client.invalidateQueries();
    if (isDone) notify({ kind: 'success', messages: t('retried', { count: retried }) });
  }

  return { ...sending, run };
}
