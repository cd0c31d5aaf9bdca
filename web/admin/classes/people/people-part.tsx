import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isActiveEnrollment } from '#contract/learning/enrollments/values.ts';
import { isCurrentClass } from '#contract/offer/classes/values.ts';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { PageSteps } from '#web/shared/lists/page-steps.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import desk from '../../desk.module.css';
import { enrollmentsQuery, peoplePerPage } from '../class-queries.ts';
import type { OpenClass } from '../class-part.tsx';
import { EndEnrollment } from './end-enrollment.tsx';
import { EnrollPerson } from './enroll-person.tsx';
import { MoveEnrollment } from './move-enrollment.tsx';

const tones: Record<Enrollment['status'], BadgeTone> = {
  registered: 'wait',
  enrolled: 'good',
  canceled: 'bad',
  withdrawal: 'neutral',
};

/** Who is in the class, and how somebody else gets in, moves or leaves. */
export function PeoplePart({ row }: { row: OpenClass }) {
  const t = useTexts('desk_classes');
  const site = useTexts('desk');
  const [page, setPage] = useState(1);
  const query = useQuery(enrollmentsQuery(row.id, page));

  return (
    <>
      <section className={desk.part} aria-labelledby="people">
        <h2 id="people">{t('part_people')}</h2>
        <Loaded query={query} loading={site('loading')} failed={site('not_loaded')} rows={4}>
          {({ results, total }) => (
            <>
              <People row={row} people={results} />
              <PageSteps page={page} total={total} perPage={peoplePerPage} onPage={setPage} />
            </>
          )}
        </Loaded>
      </section>
      {isCurrentClass(row.status) && (
        <section className={desk.part} aria-labelledby="enroll">
          <h2 id="enroll">{t('enroll_title')}</h2>
          <EnrollPerson row={row} />
        </section>
      )}
    </>
  );
}

type Act = { kind: 'move' | 'end'; enrollment: Enrollment };

function People({ row, people }: { row: OpenClass; people: readonly Enrollment[] }) {
  const t = useTexts('desk_classes');
  const [act, setAct] = useState<Act | null>(null);
  const columns = usePeopleColumns(row, setAct);
  const close = () => setAct(null);

  if (people.length === 0) {
    return (
      <EmptyState panel level={3} title={t('no_people')}>
        <p>{t('no_people_text')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Table caption={t('people_caption')} rows={people} rowKey={({ id }) => id} columns={columns} />
      {act?.kind === 'move' && <MoveEnrollment row={row} enrollment={act.enrollment} onClose={close} />}
      {act?.kind === 'end' && <EndEnrollment row={row} enrollment={act.enrollment} onClose={close} />}
    </>
  );
}

function usePeopleColumns(row: OpenClass, onAct: (act: Act) => void): Column<Enrollment>[] {
  const t = useTexts('desk_classes');
  const dates = useDates();
  const boughtBy = ({ is_for_company: isForCompany, order }: Enrollment) =>
    isForCompany ? t('by_company') : order ? t('by_self') : t('by_team');

  return [
    { head: t('person'), headsRow: true, cell: ({ person }) => person.name },
    {
      head: t('registered'),
      cell: ({ registered_at: at, order }) =>
        order ? `${dates.dayOfYear(at, row.tz)} · ${order.number}` : dates.dayOfYear(at, row.tz),
    },
    { head: t('by'), cell: boughtBy },
    {
      head: t('state'),
      cell: ({ status, awaits_files: awaitsFiles }) =>
        awaitsFiles ? (
          <Badge tone="wait">{t('awaits_files')}</Badge>
        ) : (
          <Badge tone={tones[status]}>{t(`enrollment_${status}`)}</Badge>
        ),
    },
    {
      head: t('acts'),
      cell: (enrollment) =>
        isActiveEnrollment(enrollment.status) &&
        enrollment.concluded_at === null && (
          <Row>
            <Button
              variant="quiet"
              small
              aria-label={t('move_of', { name: enrollment.person.name })}
              onPress={() => onAct({ kind: 'move', enrollment })}
            >
              {t('move')}
            </Button>
            <Button
              variant="dangerQuiet"
              small
              aria-label={t('end_of', { name: enrollment.person.name })}
              onPress={() => onAct({ kind: 'end', enrollment })}
            >
              {t('end')}
            </Button>
          </Row>
        ),
    },
  ];
}
