import { createRouterClient } from '@orpc/server';
import { routes } from '#api/app/routes.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Readers } from '#seed/history/readers.ts';

type Answer = { results: unknown[]; total: number };
export type HistoryList = {
  name: string;
  read: () => Promise<Answer>;
  /** So many it has at least, so that a list that found nothing is not taken for a fast one. */
  least: number;
};

const page = { number: 1, size: 20 };

function as(reader: Ctx) {
  return createRouterClient(routes, { context: reader });
}

function list(name: string, least: number, read: HistoryList['read']): HistoryList {
  return { name, least, read };
}

/** The lists whose rows grow with the age of a site, of people who have as many of them as most. */
export function usualLists(readers: Readers, orders: number): HistoryList[] {
  const { staff, learner, trainer, usualOwner, usualOrganizationId: organization_id, classId: class_id } = readers;
  return [
    ...learningLists('own', learner, { enrollments: 1, lessons: orders / 2, attempts: 0 }),
    ...learningLists('as staff', staff, { enrollments: 5 * orders, lessons: orders / 2, attempts: orders / 2 }),
    list('/enrollments of a class', 50, () =>
      as(trainer).enrollments.retrieveEnrollments({ filter: { class_id }, page }),
    ),
    list('/attendances of a class', 50, () =>
      as(trainer).attendance.retrieveAttendances({ filter: { class_id }, page }),
    ),
    list('/class-participants', 50, () =>
      as(trainer).teaching.retrieveClassParticipants({ filter: { class_id }, page }),
    ),
    ...buyingLists('own', learner, { orders: 0, documents: 0 }),
    ...buyingLists('of a company', usualOwner, { orders: 20, documents: 20 }),
    ...buyingLists('as staff', staff, { orders, documents: orders }),
    list('/orders as staff, search for a title', orders / 200, () =>
      as(staff).orders.retrieveOrders({ filter: { search: 'higiene 1' }, page }),
    ),
    list('/orders as staff, search for a number', 1, () =>
      as(staff).orders.retrieveOrders({ filter: { search: '00012' }, page }),
    ),
    list('/notifications as staff', 5 * orders, () => as(staff).messages.retrieveNotifications({ page })),
    list('/notifications/counters as staff', 5 * orders, () => countersOf(staff)),
    list('/notifications own', 1, () => as(learner).messages.retrieveNotifications({ page })),
    list('/certificates as staff', orders, () => as(staff).certificates.retrieveCertificates({ page })),
    ...companyLists(usualOwner, organization_id),
  ];
}

/** Of a trainer of two hundred classes, and of a company with one in forty of all orders. */
export function largestLists({ trainer, owner, organizationId }: Readers, orders: number): HistoryList[] {
  return [
    ...learningLists('of a trainer', trainer, { enrollments: 50, lessons: orders / 2, attempts: 1 }),
    ...buyingLists('of the largest company', owner, { orders: orders / 50, documents: orders / 50 }),
    list('/orders of the largest company, search', 1, () =>
      as(owner).orders.retrieveOrders({ filter: { search: 'contabilidade' }, page }),
    ),
    ...['curso', 'nada disso'].flatMap((search) => [
      list(`/orders of the largest company, search for «${search}»`, 0, () =>
        as(owner).orders.retrieveOrders({ filter: { search }, page }),
      ),
      list(`/order-items of the largest company, search for «${search}»`, 0, () =>
        as(owner).training.retrieveSeatLines({ filter: { organization_id: organizationId, search }, page }),
      ),
    ]),
    ...companyLists(owner, organizationId),
  ];
}

type Learning = { enrollments: number; lessons: number; attempts: number };

function learningLists(who: string, reader: Ctx, least: Learning): HistoryList[] {
  return [
    list(`/enrollments ${who}`, least.enrollments, () => as(reader).enrollments.retrieveEnrollments({ page })),
    list(`/attendances ${who}`, least.enrollments, () => as(reader).attendance.retrieveAttendances({ page })),
    list(`/lessons ${who}`, least.lessons, () => as(reader).classes.retrieveLessons({ page })),
    list(`/attempts ${who}`, least.attempts, () => as(reader).assessments.retrieveAttempts({ page })),
    list(`/hand-ins ${who}`, least.attempts, () => as(reader).tasks.retrieveHandIns({ page })),
  ];
}

function buyingLists(who: string, reader: Ctx, least: { orders: number; documents: number }): HistoryList[] {
  return [
    list(`/orders ${who}`, least.orders, () => as(reader).orders.retrieveOrders({ page })),
    list(`/payments ${who}`, least.orders, () => as(reader).payments.retrievePayments({ page })),
    list(`/fiscal-documents ${who}`, least.documents, () => as(reader).fiscal.retrieveFiscalDocuments({ page })),
  ];
}

function companyLists(owner: Ctx, organization_id: number): HistoryList[] {
  const { training, certificates, accounts } = as(owner);
  return [
    list('/order-items', 20, () => training.retrieveSeatLines({ filter: { organization_id }, page })),
    list('/order-items, search', 1, () =>
      training.retrieveSeatLines({ filter: { organization_id, search: 'curso' }, page }),
    ),
    list('/organizations/certificates', 100, () =>
      certificates.retrieveOrganizationCertificates({ filter: { organization_id }, page }),
    ),
    list('/organizations/certified-courses', 10, () =>
      certificates.retrieveCertifiedCourses({ filter: { organization_id }, page }),
    ),
    list('/accounts', 1, () => accounts.retrieveCurrentAccount({ filter: { organization_id } })),
    list('/accounts/entries', 20, () => accounts.retrieveLedgerEntries({ filter: { organization_id }, page })),
  ];
}

async function countersOf(reader: Ctx): Promise<Answer> {
  const answer = await as(reader).messages.retrieveNotificationCounters({ data: {} });
  const [counters] = answer.data;
  return { results: [counters], total: counters.total };
}
