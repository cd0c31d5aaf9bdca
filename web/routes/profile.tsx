import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ProfileFrame } from '#web/accounts/profile-frame.tsx';
import { signedInPage } from '#web/shared/guards.ts';

export const Route = createFileRoute('/profile')({
  ...signedInPage,
  component: Profile,
});

function Profile() {
  return (
    <ProfileFrame>
      <Outlet />
    </ProfileFrame>
  );
}
