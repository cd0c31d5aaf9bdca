import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '#web/people/organizations/affiliations/invitation-page.tsx';
import { useUser } from '#web/shared/session/session-store.ts';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/profile/my-affiliations/$token')({
  staticData: { texts: ['organizations', 'affiliations', 'course_requests'] },
  head: privateHead((texts) => texts.site.title_invitation),
  component: InvitationRoute,
});

function InvitationRoute() {
  const user = useUser();
  const { token } = Route.useParams();

  return user && <InvitationPage key={token} user={user} token={token} />;
}
