import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { PersonRecord } from '#contract/accounts-person.ts';
import type { SessionUser } from '#web/shared/session-store.ts';
import { accountLater } from '#web/shared/texts-of-page.ts';
import { bringParts } from '#web/shared/texts-store.ts';
import { useTexts } from '#web/shared/texts.ts';
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
import { MyTelephone } from './my-telephone.tsx';
import { Section } from './section.tsx';
import { KeepUnsaved } from './unsaved.tsx';

// Below the fold, and with its words as heavy as all above it.
const MyEmail = later(async () => (await import('./my-email.tsx')).MyEmail);
const SecuritySection = later(async () => (await import('../security-section.tsx')).SecuritySection);
const PrivacySection = later(async () => (await import('../privacy-section.tsx')).PrivacySection);

function later<P>(bring: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [part] = await Promise.all([bring(), bringParts(accountLater)]);
    return { default: part };
  });
}

type MyAccountProps = {
  user: SessionUser;
  person: PersonRecord;
  choices: OwnChoicesProps;
  /** The token of a link that came to a new address. */
  confirm: string | undefined;
  onConfirmed: () => void;
};

/** All that one can change of oneself, each part saved by itself. */
export function MyAccount({ user, person, choices, confirm, onConfirmed }: MyAccountProps) {
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
          <Section id="choices" title={profile('choices')}>
            <FieldStack>
              <OwnChoices {...choices} />
            </FieldStack>
          </Section>
          <Later>
            <MyEmail user={user} />
          </Later>
          <Later>
            <SecuritySection />
          </Later>
          <Later>
            <PrivacySection />
          </Later>
        </div>
      </Stack>
    </KeepUnsaved>
  );
}

function Later({ children }: { children: ReactNode }) {
  const t = useTexts('account');
  return <Suspense fallback={<SkeletonForm fields={2} label={t('loading')} />}>{children}</Suspense>;
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
