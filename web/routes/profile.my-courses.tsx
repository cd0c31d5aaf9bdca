import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ownEnrollmentsQuery } from '#web/enrollments/enrollment-queries.ts';
import { MyCourses, MyCoursesOnTheirWay } from '#web/enrollments/my-courses.tsx';
import { unpaidOrdersQuery } from '#web/orders/order-queries.ts';
import { UnpaidOrders } from '#web/orders/unpaid-orders.tsx';
import { currentSession, useSession } from '#web/shared/session/session-store.ts';

export const Route = createFileRoute('/profile/my-courses')({
  staticData: { profileMenu: { group: 'learn', place: 10, text: 'my_courses' } },
  loader: async ({ context: { queryClient } }) => {
    const session = currentSession();
    if (session.status !== 'user') return;
    // A course may have been paid or concluded since the last visit.
    await Promise.all([
      queryClient.fetchQuery({ ...ownEnrollmentsQuery(session.user.person.id), staleTime: 0 }),
      queryClient.prefetchQuery({ ...unpaidOrdersQuery(session.user.id), staleTime: 0 }),
    ]);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_my_courses }] }),
  component: MyCoursesPage,
  pendingComponent: MyCoursesOnTheirWay,
});

function MyCoursesPage() {
  const session = useSession();
  const personId = session.status === 'user' ? session.user.person.id : 0;
  const { data, dataUpdatedAt } = useQuery({ ...ownEnrollmentsQuery(personId), enabled: personId > 0 });

  if (!data) return <MyCoursesOnTheirWay />;
  return <MyCourses enrollments={data.results} now={new Date(dataUpdatedAt)} waiting={<UnpaidOrders />} />;
}
