import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ClassParticipant } from '#contract/areas/teaching/calls.ts';
import { PageSteps } from '#web/shared/lists/page-steps.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useRate } from '#web/shared/texts/use-rate.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { BulkBar } from '#web/shared/ui/bulk-bar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import { ClassSheets } from './class-sheets.tsx';
import { MessageForm } from './message-form.tsx';
import { classParticipantsQuery, mostShownParticipants } from './teaching-queries.ts';
import styles from './teaching.module.css';

const tones: Record<ClassParticipant['status'], BadgeTone> = {
  registered: 'wait',
  enrolled: 'good',
  canceled: 'bad',
  withdrawal: 'neutral',
};

/** The people of a class for its trainers; a message goes to the chosen ones. */
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
              <ClassSheets classId={classId} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

function People({ classId, people }: { classId: number; people: readonly ClassParticipant[] }) {
  const t = useTexts('teaching');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isWriting, setWriting] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const choose = (id: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  const ids = people.flatMap(({ enrollment_id: id, status }) => (status === 'enrolled' ? id : []));
  const columns = useColumns({ chosen, choose });
  useLayoutEffect(() => {
    if (isWriting) form.current?.querySelector('textarea')?.focus();
  }, [isWriting]);
  const done = () => {
    setChosen([]);
    setWriting(false);
  };

  return (
    <Stack>
      {ids.length > 0 && (
        <CheckboxField
          label={t('choose_all', { count: ids.length })}
          checked={chosen.length === ids.length}
          mixed={chosen.length > 0 && chosen.length < ids.length}
          onChange={({ target }) => setChosen(target.checked ? ids : [])}
        />
      )}
      {isWriting && chosen.length > 0 && (
        <div ref={form}>
          <MessageForm classId={classId} chosen={chosen} onDone={done} />
        </div>
      )}
      <Table caption={t('people_caption')} columns={columns} rows={people} rowKey={({ enrollment_id: id }) => id} />
      {!isWriting && chosen.length > 0 && (
        <BulkBar label={t('with_chosen')} count={t('chosen', { count: chosen.length })}>
          <Button variant="secondary" small onPress={() => setWriting(true)}>
            <Icon of={Send} />
            {t('write')}
          </Button>
        </BulkBar>
      )}
    </Stack>
  );
}

type Choice = { chosen: readonly number[]; choose: (id: number, isChosen: boolean) => void };

function useColumns({ chosen, choose }: Choice): Column<ClassParticipant>[] {
  const t = useTexts('teaching');
  const personCell = ({ enrollment_id: id, person, status, contact }: ClassParticipant) => (
    <span className={styles.person}>
      {status === 'enrolled' ? (
        <CheckboxField
          label={person.name}
          aria-label={t('choose_person', { name: person.name })}
          checked={chosen.includes(id)}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ) : (
        person.name
      )}
      {contact && <Contact {...contact} name={person.name} />}
    </span>
  );

  return [
    { head: t('person'), headsRow: true, cell: personCell },
    { head: t('standing'), cell: (row) => <Standing of={row} /> },
  ];
}

type ContactProps = NonNullable<ClassParticipant['contact']> & { name: string };

function Contact({ email, phone, name }: ContactProps) {
  const t = useTexts('teaching');

  return (
    <span className={styles.contact}>
      <a href={`mailto:${email}`} aria-label={t('email_to', { name, email })}>
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone}`} aria-label={t('call', { name, phone })}>
          {phone}
        </a>
      )}
    </span>
  );
}

function Standing({ of: { status, attendance_rate, progress_rate, final_grade } }: { of: ClassParticipant }) {
  const t = useTexts('teaching');
  const figure = useRate();
  const figures = [
    attendance_rate !== null && t('attendance_of', { percent: figure(attendance_rate) }),
    t('progress_of', { percent: figure(progress_rate) }),
    final_grade !== null && t('grade_of', { grade: figure(final_grade) }),
  ];

  return (
    <span className={styles.standing}>
      <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>
      {figures.filter(Boolean).join(' · ')}
    </span>
  );
}
