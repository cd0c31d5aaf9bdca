import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { myCertificatesQuery } from '#web/learning/certificates/certificate-queries.ts';
import { ownEnrollmentsQuery } from '#web/learning/enrollments/enrollment-queries.ts';
import { CourseInHand } from '#web/learning/enrollments/my-courses.tsx';
import { LacksFactorHere } from '#web/people/identity/security/lacks-factor.tsx';
import { unpaidOrders } from '#web/sales/orders/model/unpaid-orders.ts';
import { ownAffiliationsQuery } from '#web/people/organizations/own-affiliations.ts';
import { unpaidOrdersOfOrganizationQuery, unpaidOrdersQuery } from '#web/sales/orders/order-queries.ts';
import { personQuery } from '#web/people/people/account/person-query.ts';
import { MyProfile } from '#web/people/people/my-profile.tsx';
import {
  waitingInClasses,
  waitingInCompany,
  waitingOf,
  type Match,
  type FoundInCompany,
} from '#web/people/people/start/model/waiting-of.ts';
import { OwnYear } from '#web/people/people/start/own-year.tsx';
import { StartPage, StartPageOnItsWay } from '#web/people/people/start/start-page.tsx';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { requestsOfOrganizationQuery, seatLinesQuery } from '#web/areas/training/training-queries.ts';
import { runningClassesQuery } from '#web/areas/teaching/teaching-queries.ts';
import type { FailingQuery } from '#web/shared/page/not-loaded.tsx';
import { currentSession, hasRole, useUser, type SessionUser } from '#web/shared/session/session-store.ts';

export const Route = createFileRoute('/profile/')({
  staticData: { texts: ['my_courses'] },
  loader: ({ context: { queryClient } }) => {
    const session = currentSession();
    if (session.status !== 'user') return;
    const { person, certificates, enrollments, orders, affiliations } = queriesOf(session.user);
    // An order may have been paid, or a course concluded, since the last visit.
    void queryClient.prefetchQuery(person);
    void queryClient.prefetchQuery({ ...certificates, staleTime: 0 });
    void queryClient.prefetchQuery({ ...enrollments, staleTime: 0 });
    void queryClient.prefetchQuery({ ...orders, staleTime: 0 });
    void queryClient.prefetchQuery(affiliations);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_profile }] }),
  component: StartPageHere,
});

function queriesOf({ id, person: { id: personId } }: SessionUser) {
  return {
    person: personQuery(personId),
    certificates: myCertificatesQuery(personId),
    enrollments: ownEnrollmentsQuery(personId),
    orders: unpaidOrdersQuery(id),
    affiliations: ownAffiliationsQuery(),
  };
}

function StartPageHere() {
  const user = useUser();
  return user ? <StartPageOf user={user} /> : <StartPageOnItsWay failed={undefined} />;
}

function StartPageOf({ user }: { user: SessionUser }) {
  const [now] = useState(() => new Date());
  const personal = useQuery(personQuery(user.person.id));
  const person = personal.data?.results[0];
  const own = useOwnMatters(user);
  const company = useMattersOfCompany();
  const classes = useQuery({ ...runningClassesQuery(), enabled: hasRole(user, 'trainer') });

  if (!person || !own.matters || !company || classes.isLoading) {
    return <StartPageOnItsWay failed={[personal, ...own.queries].find(({ error }) => error !== null)} />;
  }
  const { enrollments, certificates, orders } = own.matters;
  const payable = (all: Match['orders']) => unpaidOrders(all, { now: now.getTime(), withOverdue: false });
  const isCompanyBuyer = hasRole(user, 'client');
  const inPerson = waitingOf({ ...own.matters, isCompanyBuyer, orders: payable(orders) }, now);
  const inClasses = waitingInClasses(listed(classes));
  const inCompany = waitingInCompany({ ...company, orders: payable(company.orders) });
  return (
    <StartPage waiting={[...inClasses, ...inCompany, ...inPerson]} now={now} notice={<LacksFactorHere />}>
      <CourseInHand enrollments={enrollments} now={now} />
      <OwnYear certificates={certificates} now={now} />
      <MyProfile user={user} person={person} />
    </StartPage>
  );
}

/** `matters` is null until all of it is there. */
function useOwnMatters(user: SessionUser): { matters: Omit<Match, 'isCompanyBuyer'> | null; queries: FailingQuery[] } {
  const queried = queriesOf(user);
  const certificates = useQuery(queried.certificates);
  const enrollments = useQuery(queried.enrollments);
  const orders = useQuery(queried.orders);
  const affiliations = useQuery(queried.affiliations);
  const queries = [certificates, enrollments, orders, affiliations];
  if (!certificates.data || !enrollments.data || !orders.data || !affiliations.data) return { matters: null, queries };
  const matters = {
    certificates: certificates.data.results,
    enrollments: enrollments.data.results,
    orders: orders.data.results,
    affiliations: affiliations.data.results,
  };
  return { matters, queries };
}

/** Null until all of it is there, or could not be loaded. */
function useMattersOfCompany(): FoundInCompany | null {
  const acting = useActingFor();
  const id = acting?.organizationId ?? 0;
  const mayAssign = mayActFor(acting, 'seats.assign');
  const orders = useQuery({ ...unpaidOrdersOfOrganizationQuery(id), enabled: mayActFor(acting, 'orders.place') });
  const requests = useQuery({ ...requestsOfOrganizationQuery(id, 'requested'), enabled: mayAssign });
  const lines = useQuery({ ...seatLinesQuery(id, { state: 'free' }), enabled: mayAssign });

  if ([orders, requests, lines].some(({ isLoading }) => isLoading)) return null;
  return { orders: listed(orders), requestCount: requests.data?.total ?? 0, lines: listed(lines) };
}

function listed<One>({ data }: { data?: { results: One[] } | undefined }): readonly One[] {
  return data?.results ?? [];
}
