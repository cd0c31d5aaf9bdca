import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ownEnrollmentsQuery } from '#web/learning/enrollments/enrollment-queries.ts';
import { MyCourses, MyCoursesOnTheirWay } from '#web/learning/enrollments/my-courses.tsx';
import { unpaidOrdersQuery } from '#web/sales/orders/order-queries.ts';
import { UnpaidOrders } from '#web/sales/orders/unpaid-orders.tsx';
import { currentSession, useSession } from '#web/shared/session/session-store.ts';

export const Route = createFileRoute('/profile/my-courses')({
  staticData: { texts: ['my_courses', 'order'], profileMenu: { group: 'learn', place: 10, text: 'my_courses' } },
  loader: ({ context: { queryClient } }) => {
    const session = currentSession();
    if (session.status !== 'user') return;
    // A course may have been paid or concluded since the last visit.
    void queryClient.prefetchQuery({ ...ownEnrollmentsQuery(session.user.person.id), staleTime: 0 });
    void queryClient.prefetchQuery({ ...unpaidOrdersQuery(session.user.id), staleTime: 0 });
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_my_courses }] }),
  component: MyCoursesPage,
});

function MyCoursesPage() {
  const session = useSession();
  const personId = session.status === 'user' ? session.user.person.id : 0;
  const query = useQuery({ ...ownEnrollmentsQuery(personId), enabled: personId > 0 });

  if (!query.data) return <MyCoursesOnTheirWay query={query} />;
  return <MyCourses enrollments={query.data.results} now={new Date(query.dataUpdatedAt)} waiting={<UnpaidOrders />} />;
}
