import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import type { PersonRecord } from '#contract/people/people/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { RecordForm } from '../../frame/form/record-form.tsx';
import { people, personQuery } from '../noun.ts';
import { OneUser } from './one-user.tsx';
import { PersonHead } from './person-head.tsx';
import { useCorrection } from './use-correction.ts';
import { usePersonSections } from './person-sections.ts';

/** Corrects the personal data of somebody who stands at the desk, or has written. */
export function CorrectPage({ id }: { id: number }) {
  return <OneUser id={id}>{(user) => <WithData user={user} />}</OneUser>;
}

function WithData({ user }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const query = useQuery(personQuery(user.person.id));

  return (
    <Loaded query={query} loading={t('loading_part', { title: t('part_data') })} failed={t('data_not_loaded')}>
      {({ results }) => results[0] && <Correct user={user} person={results[0]} />}
    </Loaded>
  );
}

function Correct({ user, person }: { user: UserRecord; person: PersonRecord }) {
  const t = useTexts('desk_people');
  const texts = useTexts('desk');
  const navigate = useNavigate();
  const sections = usePersonSections();
  const form = useCorrection(person, {
    name: 'persons',
    send: (change) => api().people.correctPerson({ data: [{ id: person.id, ...change }] }),
    fields: sections.flatMap(({ fields }) => fields),
    onSaved: () => {
      notify({ kind: 'success', messages: t('corrected', { name: person.name }) });
      // The guard has not seen yet that nothing is left unsaved.
      void navigate({ to: '/admin/$', params: { _splat: `${people.name}/${user.id}` }, ignoreBlocker: true });
    },
  });
  useTitle(`${t('correct_data')} · ${texts('title')}`);

  return (
    <>
      <PersonHead user={user} page={t('correct_data')}>
        <p>{t('correct_text')}</p>
      </PersonHead>
      <RecordForm form={form} sections={sections} saveLabel={t('save_corrections')} />
    </>
  );
}
