import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ProfileFrame } from '#web/accounts/profile-frame.tsx';
import { signedInPage } from '#web/shared/guards.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';

export const Route = createFileRoute('/profile')({
  ...signedInPage,
  component: Profile,
  errorComponent: ({ reset }) => <ErrorPage onRetry={reset} />,
});

function Profile() {
  return (
    <ProfileFrame>
      <Outlet />
    </ProfileFrame>
  );
}
