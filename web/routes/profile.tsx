import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ProfileFrame } from '#web/people/people/profile-frame.tsx';
import { signedInPage } from '#web/shared/session/guards.ts';

export const Route = createFileRoute('/profile')({
  ...signedInPage,
  staticData: { texts: ['profile', 'acting', 'company_page'] },
  component: Profile,
});

function Profile() {
  return (
    <ProfileFrame>
      <Outlet />
    </ProfileFrame>
  );
}
