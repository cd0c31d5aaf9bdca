import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { myCertificatesQuery } from '#web/learning/certificates/certificate-queries.ts';
import { MyCertificates, MyCertificatesOnTheirWay } from '#web/learning/certificates/my-certificates.tsx';
import { currentSession, useSession } from '#web/shared/session/session-store.ts';

export const Route = createFileRoute('/profile/my-certificates')({
  staticData: { texts: ['certificates'], profileMenu: { group: 'learn', place: 20, text: 'my_certificates' } },
  loader: ({ context: { queryClient } }) => {
    const session = currentSession();
    // A certificate may have been issued since the last visit.
    if (session.status === 'user')
      void queryClient.prefetchQuery({ ...myCertificatesQuery(session.user.person.id), staleTime: 0 });
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_my_certificates }] }),
  component: MyCertificatesPage,
});

function MyCertificatesPage() {
  const session = useSession();
  const personId = session.status === 'user' ? session.user.person.id : 0;
  const query = useQuery({ ...myCertificatesQuery(personId), enabled: personId > 0 });

  return query.data ? <MyCertificates certificates={query.data.results} /> : <MyCertificatesOnTheirWay query={query} />;
}
