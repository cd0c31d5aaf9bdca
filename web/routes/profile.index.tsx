import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LacksFactorHere } from '#web/identity/security/lacks-factor.tsx';
import { personQuery } from '#web/people/account/person-query.ts';
import { MyProfile, MyProfileOnItsWay } from '#web/people/my-profile.tsx';
import { currentSession, useSession } from '#web/shared/session/session-store.ts';

export const Route = createFileRoute('/profile/')({
  loader: async ({ context: { queryClient } }) => {
    const session = currentSession();
    if (session.status === 'user') await queryClient.fetchQuery(personQuery(session.user.person.id));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_profile }] }),
  component: MyProfilePage,
  pendingComponent: MyProfileOnItsWay,
});

function MyProfilePage() {
  const session = useSession();
  const user = session.status === 'user' ? session.user : null;
  const { data } = useQuery({ ...personQuery(user?.person.id ?? 0), enabled: user !== null });
  const person = data?.results[0];

  if (!user || !person) return <MyProfileOnItsWay />;

  return <MyProfile user={user} person={person} notice={<LacksFactorHere />} />;
}
