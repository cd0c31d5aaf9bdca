import { useQuery } from '@tanstack/react-query';
import type { WaitingPerson } from '#contract/offer/classes/staff.ts';
import { api } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import desk from '../../desk.module.css';
import { waitingQuery } from '../class-queries.ts';
import type { OpenClass } from '../class-part.tsx';
import { usePeopleChange } from './use-people-change.ts';

/** Who waits for a seat, in the order in which seats are offered. */
export function WaitingPart({ row }: { row: OpenClass }) {
  const t = useTexts('desk_classes');
  const site = useTexts('desk');
  const query = useQuery(waitingQuery(row.id));

  return (
    <section className={desk.part} aria-labelledby="waiting">
      <h2 id="waiting">{t('part_waiting')}</h2>
      <Loaded query={query} loading={site('loading')} failed={site('not_loaded')} rows={3}>
        {({ results, total }) => <Waiting row={row} people={results} total={total} />}
      </Loaded>
    </section>
  );
}

type WaitingProps = { row: OpenClass; people: readonly WaitingPerson[]; total: number };

function Waiting({ row, people, total }: WaitingProps) {
  const t = useTexts('desk_classes');
  const { change, sending } = usePeopleChange();
  const enroll = ({ person }: WaitingPerson) =>
    void change(
      () => api().enrollments.create({ data: [{ class_id: row.id, person_id: person.id }] }),
      t('enrolled', { name: person.name, code: row.code }),
    );
  const remove = ({ id, person }: WaitingPerson) =>
    void change(
      () => api().classes.removeWaitingPerson({ data: [{ id }] }),
      t('removed_waiting', { name: person.name }),
    );
  const columns = useWaitingColumns(row, { isBusy: sending.busy, enroll, remove });

  if (people.length === 0) {
    return (
      <EmptyState panel level={3} title={t('nobody_waits')}>
        <p>{t('nobody_waits_text')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <CommandErrors errors={sending.errors} />
      <p>{t('waiting_text')}</p>
      <Table caption={t('waiting_caption')} rows={people} rowKey={({ id }) => id} columns={columns} />
      {total > people.length && <p>{t('waiting_more', { count: total - people.length })}</p>}
    </>
  );
}

type Acts = {
  isBusy: boolean;
  enroll: (person: WaitingPerson) => void;
  remove: (person: WaitingPerson) => void;
};

function useWaitingColumns({ tz }: OpenClass, { isBusy, enroll, remove }: Acts): Column<WaitingPerson>[] {
  const t = useTexts('desk_classes');
  const dates = useDates();
  const moment = (at: string) => t('day_at', { day: dates.dayOfYear(at, tz), time: dates.time(at, tz) });

  return [
    { head: t('position'), cell: ({ position, status }) => (status === 'offered' ? '–' : position) },
    { head: t('person'), headsRow: true, cell: ({ person }) => person.name },
    { head: t('since'), cell: ({ joined_at: at }) => moment(at) },
    {
      head: t('state'),
      cell: ({ offer_expires_at: until }) =>
        until ? <Badge tone="wait">{t('offered_until', { until: moment(until) })}</Badge> : <Badge>{t('waits')}</Badge>,
    },
    {
      head: t('acts'),
      cell: (entry) => (
        <Row>
          <Button
            variant="quiet"
            small
            busy={isBusy}
            aria-label={t('enroll_of', { name: entry.person.name })}
            onPress={() => enroll(entry)}
          >
            {t('enroll')}
          </Button>
          <Button
            variant="dangerQuiet"
            small
            busy={isBusy}
            aria-label={t('take_off_of', { name: entry.person.name })}
            onPress={() => remove(entry)}
          >
            {t('take_off')}
          </Button>
        </Row>
      ),
    },
  ];
}
