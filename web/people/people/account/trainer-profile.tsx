import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { longestAboutTrainer } from '#contract/people/people/values.ts';
import type { TrainerProfile as Profile } from '#contract/people/people/trainer-profile.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import type { Typed } from '#web/shared/page/typed.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { PictureField } from './picture-field.tsx';
import { Portrait } from './portrait.tsx';
import { sendPicture } from './send-picture.ts';
import { useUnsaved } from '#web/shared/unsent/unsaved.tsx';
import { usePictureChoice } from './use-picture-choice.ts';

const languages = ['pt', 'en-GB'] as const;

function profileQuery(personId: number) {
  const query = queries().people.retrieveTrainerProfiles.queryOptions({ input: { filter: { person_id: personId } } });
  return { ...query, placeholderData: keepPreviousData };
}

function pageQuery(personId: number) {
  return queries().catalogue.retrieveTrainer.queryOptions({ input: { filter: { id: personId } } });
}

/** What a trainer tells visitors on the pages of their courses. */
export function TrainerProfile({ user }: { user: SessionUser }) {
  const t = useTexts('trainer_profile');
  const query = useQuery(profileQuery(user.person.id));
  const none = { about: {}, picture_id: null, picture: null, has_page: false };

  return (
    <Section id="trainer" title={t('title')}>
      <p>{t('lead')}</p>
      {query.data ? (
        <ProfileForm user={user} profile={query.data.results[0] ?? none} />
      ) : query.error ? (
        <NotLoaded query={query} level={3} title={t('not_loaded')} text={t('not_loaded_text')} />
      ) : (
        <SkeletonForm fields={3} label={t('loading')} />
      )}
    </Section>
  );
}

type ProfileFormProps = { user: SessionUser; profile: Omit<Profile, 'person_id'> };

function ProfileForm({ user, profile: { about, picture_id, picture, has_page: hasPage } }: ProfileFormProps) {
  const t = useTexts('trainer_profile');
  const account = useTexts('account');
  const queryClient = useQueryClient();
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const choice = usePictureChoice(refuse);
  const { chosen, clear } = choice;
  const [isChanged, setChanged] = useState(false);
  useUnsaved(isChanged);

  async function submit(typed: Typed): Promise<void> {
    const words = languages.flatMap((key) => {
      const text = typed.text(key).trim();
      return text ? [[key, text] as const] : [];
    });
    await save(async () => {
      const sent = chosen && (await sendPicture(chosen.picture));
      const hasPageNow = typed.isChecked('has_page');
      return { about: Object.fromEntries(words), has_page: hasPageNow, ...(sent !== null && { picture_id: sent }) };
    }, t('saved'));
  }

  type Change = Parameters<ReturnType<typeof api>['people']['updateTrainerProfile']>[0]['data'][0];

  async function save(changeOf: () => Promise<Change>, message: string): Promise<void> {
    const isSaved = await send(async () => {
      await api().people.updateTrainerProfile({ data: [await changeOf()] });
      await queryClient.invalidateQueries({ queryKey: pageQuery(user.person.id).queryKey });
      await queryClient.fetchQuery({ ...profileQuery(user.person.id), staleTime: 0 });
    });
    if (!isSaved) return;
    clear();
    setChanged(false);
    notify({ kind: 'success', messages: message });
  }

  return (
    <Form
      failed={t('not_saved')}
      errors={errors}
      attempt={attempt}
      onInput={() => setChanged(true)}
      onSubmit={(typed) => submit(typed)}
    >
      {languages.map((key) => (
        <TextArea
          key={key}
          name={key}
          label={t(`about_${key === 'pt' ? 'pt' : 'en'}`)}
          maxLength={longestAboutTrainer}
          rows={4}
          defaultValue={about[key] ?? ''}
          error={errorOf(`about.${key}`) ?? (key === 'pt' ? errorOf('about') : undefined)}
        />
      ))}
      <Portrait
        name={user.person.name}
        picture={chosen?.source ?? (picture ? `${picture.url}-${picture.widths[0]}.webp` : undefined)}
        label={chosen ? account('preview') : picture_id !== null && !picture ? t('picture_coming') : undefined}
      />
      <PictureField
        label={t('picture')}
        help={t('picture_help')}
        choice={choice}
        error={errorOf('picture') ?? errorOf('picture_id') ?? errorOf('file')}
      />
      <PageSwitch personId={user.person.id} isOn={hasPage} error={errorOf('has_page')} />
      <Row>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('save')}
        </Button>
        {picture_id !== null && (
          <Button
            variant="dangerQuiet"
            busy={busy}
            onPress={() => void save(async () => ({ picture_id: null }), account('picture_removed'))}
          >
            {account('remove_picture')}
          </Button>
        )}
      </Row>
    </Form>
  );
}

type PageSwitchProps = { personId: number; isOn: boolean; error: string | undefined };

function PageSwitch({ personId, isOn, error }: PageSwitchProps) {
  const t = useTexts('trainer_profile');

  return (
    <>
      <CheckboxField
        name="has_page"
        label={t('has_page')}
        help={t('has_page_help')}
        defaultChecked={isOn}
        error={error}
      />
      {isOn && <OwnPage id={personId} />}
    </>
  );
}

/** A page that is switched on is closed all the same to somebody who teaches nothing that is published. */
function OwnPage({ id }: { id: number }) {
  const t = useTexts('trainer_profile');
  const { data } = useQuery(pageQuery(id));

  if (!data) return null;
  if (data.results.length === 0) return <p>{t('page_waits')}</p>;
  return (
    <p>
      <Link to="/trainers/$trainerId" params={{ trainerId: String(id) }}>
        {t('see_page')}
      </Link>
    </p>
  );
}
