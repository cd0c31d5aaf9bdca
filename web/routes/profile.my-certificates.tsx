import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { myCertificatesQuery } from '#web/certificates/certificate-queries.ts';
import { MyCertificates, MyCertificatesOnTheirWay } from '#web/certificates/my-certificates.tsx';
import { currentSession, useSession } from '#web/shared/session/session-store.ts';

export const Route = createFileRoute('/profile/my-certificates')({
  staticData: { profileMenu: { group: 'learn', place: 20, text: 'my_certificates' } },
  loader: async ({ context: { queryClient } }) => {
    const session = currentSession();
    // A certificate may have been issued since the last visit.
    if (session.status === 'user')
      await queryClient.fetchQuery({ ...myCertificatesQuery(session.user.person.id), staleTime: 0 });
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_my_certificates }] }),
  component: MyCertificatesPage,
  pendingComponent: MyCertificatesOnTheirWay,
});

function MyCertificatesPage() {
  const session = useSession();
  const personId = session.status === 'user' ? session.user.person.id : 0;
  const { data } = useQuery({ ...myCertificatesQuery(personId), enabled: personId > 0 });

  return data ? <MyCertificates certificates={data.results} /> : <MyCertificatesOnTheirWay />;
}
