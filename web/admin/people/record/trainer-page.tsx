import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import type { TrainerProfile } from '#contract/people/people/trainer-profile.ts';
import { longestAboutTrainer } from '#contract/people/people/values.ts';
import { api } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import type { Section } from '../../frame/form/fields.ts';
import { RecordForm } from '../../frame/form/record-form.tsx';
import { people, trainerProfileQuery } from '../noun.ts';
import { OneUser } from './one-user.tsx';
import { PersonHead } from './person-head.tsx';
import { useCorrection } from './use-correction.ts';

type Shown = Pick<TrainerProfile, 'about' | 'has_page'>;

/** Changes what a trainer tells visitors, and switches their page on and off. */
export function TrainerPage({ id }: { id: number }) {
  return <OneUser id={id}>{(user) => <WithProfile user={user} />}</OneUser>;
}

function WithProfile({ user }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const query = useQuery(trainerProfileQuery(user.person.id));

  return (
    <Loaded query={query} loading={t('loading_part', { title: t('part_trainer') })} failed={t('trainer_not_loaded')}>
      {({ results: [profile] }) => <Change user={user} profile={profile ?? { about: {}, has_page: false }} />}
    </Loaded>
  );
}

function Change({ user, profile: { about, has_page } }: { user: UserRecord; profile: Shown }) {
  const t = useTexts('desk_people');
  const texts = useTexts('desk');
  const navigate = useNavigate();
  const { id: userId, person } = user;
  const section: Section<Shown> = {
    id: 'trainer-page',
    title: t('trainer_page'),
    fields: [
      { kind: 'flag', name: 'has_page', label: t('trainer_has_page'), help: t('trainer_has_page_help') },
      { kind: 'texts', name: 'about', label: t('trainer_about'), isLong: true, longest: longestAboutTrainer },
    ],
  };
  const form = useCorrection(
    { id: person.id, about, has_page },
    {
      name: 'trainer-profiles',
      fields: section.fields,
      send: (change) => api().people.correctTrainerProfile({ data: [{ id: person.id, ...change }] }),
      onSaved: () => {
        notify({ kind: 'success', messages: t('trainer_saved', { name: person.name }) });
        // The guard has not seen yet that nothing is left unsaved.
        void navigate({ to: '/admin/$', params: { _splat: `${people.name}/${userId}` }, ignoreBlocker: true });
      },
    },
  );
  useTitle(`${t('trainer_change_title')} · ${texts('title')}`);

  return (
    <>
      <PersonHead user={user} page={t('trainer_change_title')}>
        <p>{t('trainer_change_text')}</p>
      </PersonHead>
      <RecordForm form={form} sections={[section]} saveLabel={t('trainer_save')} />
    </>
  );
}
