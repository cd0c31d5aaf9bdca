import { createFileRoute } from '@tanstack/react-router';
import { StaffInvitation } from '#web/people/identity/invitation/staff-invitation.tsx';
import { useLanding } from '#web/shared/session/use-landing.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { importCovers, SignPage } from './-sign-page.tsx';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/invitation/$token')({
  ssr: false,
  staticData: { texts: ['sign', 'recovery', 'security', 'staff_invitation'], shortFooter: true },
  loader: ({ context: { queryClient } }) => importCovers(queryClient),
  head: privateHead((texts) => texts.site.title_staff_invitation),
  component: StaffInvitationPage,
});

function StaffInvitationPage() {
  const t = useTexts('staff_invitation');
  const { token } = Route.useParams();
  const land = useLanding();

  return (
    <SignPage title={t('title')}>
      <StaffInvitation key={token} token={token} onDone={() => land('/profile')} />
    </SignPage>
  );
}
