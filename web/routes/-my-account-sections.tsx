import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { hasRole, type SessionUser } from '#web/shared/session/session-store.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';

// Below the fold, and together with their texts as large as everything above it.
const MyEmail = deferred(async () => (await import('#web/people/people/account/my-email.tsx')).MyEmail);
const TrainerProfile = deferred(
  async () => (await import('#web/people/people/account/trainer-profile.tsx')).TrainerProfile,
);
const SecuritySection = deferred(
  async () => (await import('#web/people/identity/security-section.tsx')).SecuritySection,
);
const PrivacySection = deferred(async () => (await import('#web/areas/privacy/privacy-section.tsx')).PrivacySection);

function deferred<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadTextParts(['trainer_profile', 'sign', 'security', 'privacy'])]);
    return { default: part };
  });
}

export function MyAccountSections({ user }: { user: SessionUser }) {
  return (
    <>
      {hasRole(user, 'trainer') && (
        <Deferred>
          <TrainerProfile user={user} />
        </Deferred>
      )}
      <Deferred>
        <MyEmail user={user} />
      </Deferred>
      <Deferred>
        <SecuritySection />
      </Deferred>
      <Deferred>
        <PrivacySection />
      </Deferred>
    </>
  );
}

function Deferred({ children }: { children: ReactNode }) {
  const t = useTexts('account');
  return <Suspense fallback={<SkeletonForm fields={2} label={t('loading')} />}>{children}</Suspense>;
}
