import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClassParticipant } from '#contract/teaching/calls.ts';
import { PageSteps } from '#web/shared/lists/page-steps.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { MessageForm } from './message-form.tsx';
import { classParticipantsQuery, mostShownParticipants } from './teaching-queries.ts';
import styles from './teaching.module.css';

const tones: Record<ClassParticipant['status'], BadgeTone> = {
  registered: 'wait',
  enrolled: 'good',
  canceled: 'bad',
  withdrawal: 'neutral',
};

/** The people of a class for its trainers, without contacts; a message goes to the chosen ones. */
export function ClassPeople({ classId }: { classId: number }) {
  const t = useTexts('teaching');
  const [page, setPage] = useState(1);
  const query = useQuery(classParticipantsQuery(classId, page));

  return (
    <Stack>
      <h2>{t('people_title')}</h2>
      <Loaded query={query} loading={t('loading')} failed={t('people_failed')} rows={6}>
        {({ results, total }) =>
          total === 0 ? (
            <EmptyState panel level={3} title={t('no_people')}>
              {t('no_people_words')}
            </EmptyState>
          ) : (
            <>
              <People key={page} classId={classId} people={results} />
              <PageSteps page={page} total={total} perPage={mostShownParticipants} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

const personCell = ({ person }: ClassParticipant) => <Person name={person.name} />;

function People({ classId, people }: { classId: number; people: readonly ClassParticipant[] }) {
  const t = useTexts('teaching');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { locale } = useVisitor();
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, roundingMode: 'floor' });
  const figure = (value: number | null) => (value === null ? '–' : figures.format(value));
  const percent = (value: number | null) => (value === null ? '–' : t('percent', { percent: figure(value) }));
  const choose = (id: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  const statusCell = ({ status }: ClassParticipant) => <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>;
  const chooseCell = ({ enrollment_id: id, person, status }: ClassParticipant) =>
    status === 'enrolled' && (
      <CheckboxField
        label={t('choose')}
        aria-label={t('choose_person', { name: person.name })}
        checked={chosen.includes(id)}
        onChange={({ target }) => choose(id, target.checked)}
      />
    );
  const columns: Column<ClassParticipant>[] = [
    { head: t('person'), headsRow: true, cell: personCell },
    { head: t('status'), cell: statusCell },
    { head: t('attendance'), cell: ({ attendance_rate: rate }) => percent(rate) },
    { head: t('progress'), cell: ({ progress_rate: rate }) => percent(rate) },
    { head: t('final_grade'), cell: ({ final_grade: grade }) => figure(grade) },
    { head: t('message'), cell: chooseCell },
  ];

  return (
    <Stack>
      <Table caption={t('people_caption')} columns={columns} rows={people} rowKey={({ enrollment_id: id }) => id} />
      {chosen.length > 0 && <MessageForm classId={classId} chosen={chosen} onDone={() => setChosen([])} />}
    </Stack>
  );
}

function Person({ name }: { name: string }) {
  return (
    <span className={styles.person}>
      <Avatar name={name} />
      {name}
    </span>
  );
}
