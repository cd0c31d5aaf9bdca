import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { personQuery } from '#web/accounts/account/person-query.ts';
import { MyProfile, MyProfileOnItsWay } from '#web/accounts/my-profile.tsx';
import { currentSession, useSession } from '#web/shared/session-store.ts';

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

  return user && person ? <MyProfile user={user} person={person} /> : <MyProfileOnItsWay />;
}
