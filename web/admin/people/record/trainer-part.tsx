import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import type { TrainerProfile } from '#contract/people/people/trainer-profile.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { trainerQuery } from '#web/offer/catalogue/trainers/trainer-query.ts';
import { DeskLink } from '../../desk-link.tsx';
import { Part } from '../../frame/record/part.tsx';
import { people, trainerProfileQuery } from '../noun.ts';

/** What a trainer tells visitors, and whether their page is switched on. */
export function TrainerPart({ user }: { user: UserRecord }) {
  const { id, person } = user;
  const t = useTexts('desk_people');
  const session = useSession();
  const query = useQuery(trainerProfileQuery(person.id));
  const change = hasClaims(session, 'users.manage') && (
    <DeskLink to={`${people.name}/${id}/trainer`}>{t('trainer_change')}</DeskLink>
  );

  return (
    <Part id="trainer" title={t('part_trainer')} acts={change}>
      <Loaded query={query} loading={t('loading_part', { title: t('part_trainer') })} failed={t('trainer_not_loaded')}>
        {({ results: [profile] }) => <Facts user={user} profile={profile} />}
      </Loaded>
    </Part>
  );
}

function Facts({ user, profile }: { user: UserRecord; profile: TrainerProfile | undefined }) {
  const t = useTexts('desk_people');
  const desk = useTexts('desk');
  const none = desk('not_given');
  const { about = {}, has_page: hasPage = false } = profile ?? {};

  return (
    <DefinitionList
      items={[
        { term: t('trainer_page'), value: hasPage ? <OpenPage user={user} /> : t('trainer_page_off') },
        { term: t('trainer_about_pt'), value: about['pt'] ?? none },
        { term: t('trainer_about_en'), value: about['en-GB'] ?? none },
        { term: t('trainer_picture'), value: t(profile?.picture_id ? 'trainer_has_picture' : 'trainer_no_picture') },
      ]}
    />
  );
}

/** A page that is switched on, and open unless the account or what the person teaches closes it. */
function OpenPage({ user: { person, disabled_at: disabledAt } }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const { data } = useQuery(trainerQuery(person.id));

  if (disabledAt !== null) return t('trainer_page_disabled');
  if (!data) return t('trainer_page_switched_on');
  if (data.results.length === 0) return t('trainer_page_waits');
  return (
    <Link to="/trainers/$trainerId" params={{ trainerId: String(person.id) }}>
      {t('trainer_page_on')}
    </Link>
  );
}
