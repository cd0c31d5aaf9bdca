import type { ReactNode } from 'react';
import type { PersonRecord } from '#contract/people/people/calls.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { NotLoaded, type FailingQuery } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { OwnChoices, type OwnChoicesProps } from '../own-choices.tsx';
import { AboutMe } from './about-me.tsx';
import { ConfirmEmailChange } from './confirm-email-change.tsx';
import { MyAddress } from './my-address.tsx';
import { MyDocument } from './my-document.tsx';
import { MyPicture } from './my-picture.tsx';
import { MySituation } from './my-situation.tsx';
import { MyPhone } from './my-phone.tsx';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { GuardUnsaved } from '#web/shared/unsent/unsaved.tsx';

type MyAccountProps = {
  user: SessionUser;
  person: PersonRecord;
  choices: OwnChoicesProps;
  confirm: string | undefined;
  onConfirmed: () => void;
  children: ReactNode;
};

export function MyAccount({ user, person, choices, confirm, onConfirmed, children }: MyAccountProps) {
  const t = useTexts('account');
  const profile = useTexts('profile');

  return (
    <GuardUnsaved>
      <Stack>
        <h1>{profile('my_account')}</h1>
        {confirm && <ConfirmEmailChange token={confirm} onDone={onConfirmed} />}
        <p>{t('lead')}</p>
        <div key={user.id}>
          <MyPicture user={user} />
          <AboutMe person={person} />
          <MyDocument person={person} />
          <MyPhone person={person} />
          <MyAddress person={person} />
          <MySituation person={person} />
          <Section id="choices" title={profile('choices')}>
            <FieldStack>
              <OwnChoices {...choices} />
            </FieldStack>
          </Section>
          {children}
        </div>
      </Stack>
    </GuardUnsaved>
  );
}

export function MyAccountOnItsWay({ query }: { query: FailingQuery }) {
  const t = useTexts('account');
  const profile = useTexts('profile');

  return (
    <Stack>
      <h1>{profile('my_account')}</h1>
      {query.error ? (
        <NotLoaded query={query} title={t('not_loaded')} text={t('not_loaded_text')} />
      ) : (
        <SkeletonForm fields={6} label={t('loading')} />
      )}
    </Stack>
  );
}
