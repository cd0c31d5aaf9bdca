import type { ReactNode } from 'react';
import type { PersonRecord } from '#contract/accounts-person.ts';
import type { SessionUser } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { OwnChoices, type OwnChoicesProps } from '../own-choices.tsx';
import { AboutMe } from './about-me.tsx';
import { ConfirmEmailChange } from './confirm-email-change.tsx';
import { MyAddress } from './my-address.tsx';
import { MyDocument } from './my-document.tsx';
import { MyEmail } from './my-email.tsx';
import { MyPicture } from './my-picture.tsx';
import { MySituation } from './my-situation.tsx';
import { MyTelephone } from './my-telephone.tsx';
import { Section } from './section.tsx';
import { KeepUnsaved } from './unsaved.tsx';

type MyAccountProps = {
  user: SessionUser;
  person: PersonRecord;
  choices: OwnChoicesProps;
  /** The token of a link that came to a new address. */
  confirm: string | undefined;
  onConfirmed: () => void;
  children?: ReactNode;
};

/** All that one can change of oneself, each part saved by itself. */
export function MyAccount({ user, person, choices, confirm, onConfirmed, children }: MyAccountProps) {
  const t = useTexts('account');
  const profile = useTexts('profile');

  return (
    <KeepUnsaved>
      <Stack>
        <h1>{profile('my_account')}</h1>
        {confirm && <ConfirmEmailChange token={confirm} onDone={onConfirmed} />}
        <p>{t('lead')}</p>
        <div key={user.id}>
          <MyPicture user={user} />
          <AboutMe person={person} />
          <MyDocument person={person} />
          <MyTelephone person={person} />
          <MyAddress person={person} />
          <MySituation person={person} />
          <MyEmail user={user} />
          <Section id="choices" title={profile('choices')}>
            <OwnChoices {...choices} />
          </Section>
          {children}
        </div>
      </Stack>
    </KeepUnsaved>
  );
}

export function MyAccountOnItsWay() {
  const t = useTexts('account');
  const profile = useTexts('profile');

  return (
    <Stack>
      <h1>{profile('my_account')}</h1>
      <SkeletonForm fields={6} label={t('loading')} />
    </Stack>
  );
}
