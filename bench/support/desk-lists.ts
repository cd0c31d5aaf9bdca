import { createRouterClient } from '@orpc/server';
import { routes } from '#api/app/routes.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { Readers } from '#seed/history/readers.ts';

export type DeskInput = {
  filter?: object;
  sort?: { field: string; order: 'asc' | 'desc' }[];
  page: { number: number; size: number };
};
type Answer = { results: unknown[]; total: number };

/** A list of the desk, with what it is sorted and filtered by there. */
export type DeskList = {
  name: string;
  call: (input: DeskInput) => Promise<Answer>;
  sorts: readonly string[];
  filters: readonly object[];
};

type Client = ReturnType<typeof clientOf>;
type Varied = {
  /** Separated by spaces. */
  sorts?: string;
  filters?: readonly object[];
  searches?: readonly string[];
  /** The filter of a list on the page of a record. */
  always?: object;
};
type Spec = [name: string, choose: (client: Client) => (input: never) => Promise<Answer>, varied?: Varied];

const day = { gte: '2025-03-03T00:00:00Z', lte: '2025-03-03T23:59:59Z' };
const halfYear = { gte: '2025-03-01T00:00:00Z' };
const never = 'nada disso';

export function deskLists({ staff, organizationId, classId }: Readers): DeskList[] {
  const { personId, userId } = signedIn(staff);
  const client = clientOf(staff);
  const specs = [
    ...orderLists(organizationId),
    ...paymentLists(),
    ...documentLists(),
    ...peopleLists(organizationId),
    ...offerLists(),
    ...certificateLists(),
    ...workLists(userId),
    ...listsOfRecords({ classId, personId, userId }),
  ];
  return specs.map(([name, choose, { sorts = '', filters = [], searches = [], always = {} } = {}]) => {
    const call = choose(client);
    return {
      name,
      sorts: sorts.split(' ').filter(Boolean),
      filters: [...filters, ...searches.map((search) => ({ search }))],
      call: ({ filter, ...input }) => call({ ...input, filter: { ...always, ...filter } } as never),
    };
  });
}

function clientOf(reader: Ctx) {
  return createRouterClient(routes, { context: reader });
}

function orderLists(organization_id: number): Spec[] {
  const orders = {
    sorts: 'placed_at number buyer organization status total_minor',
    filters: [
      ...eachOf('status', 'finalizada', 'cancelada', 'pendente'),
      { organization_id },
      ...eachOf('placed_at', day, halfYear),
    ],
    searches: ['00012', 'higiene 1', 'ana afonso', 'empresa 7', 'historico-77', never, 'curso'],
  };
  const accounts = {
    sorts: 'name tax_id email status credit_limit_minor balance_minor created_at',
    filters: [...eachOf('status', 'active', 'suspended'), ...eachOf('owes', true, false)],
    searches: ['empresa 7', 'h12', never],
  };
  const entries = {
    filters: [{ is_open: true }, { reason: 'payment' }, { from: '2025-03-03', to: '2025-03-03' }],
    always: { organization_id },
  };
  return [
    ['/orders/records', (api) => api.orders.retrieveOrderRecords, orders],
    ['/orders/buyers', (api) => api.orders.retrieveOrderBuyers, { searches: ['ana afonso', 'historico-77', 'a'] }],
    ['/accounts/organizations', (api) => api.accounts.retrieveOrganizationAccounts, accounts],
    ['/accounts/entries', (api) => api.accounts.retrieveLedgerEntries, entries],
  ];
}

function paymentLists(): Spec[] {
  const payments = {
    sorts: 'created_at paid_at method order_number buyer_name status amount_minor',
    filters: [
      ...eachOf('status', 'paid', 'canceled', 'pending'),
      ...eachOf('method', 'contracto', 'numerario'),
      ...eachOf('created_at', day, halfYear),
    ],
    searches: ['00012', 'ana afonso', 'empresa 7', 'H1234', never],
  };
  const refunds = {
    sorts: 'requested_at answer_by order_number buyer_name status amount_minor',
    filters: [...eachOf('status', 'done', 'requested'), ...eachOf('requested_at', day, halfYear)],
    searches: ['00012', 'ana afonso', 'empresa 7', never],
  };
  const cases = {
    sorts: 'id opened_at kind state amount_minor order_number',
    filters: [...eachOf('state', 'open', 'settled'), { kind: 'twice' }, { is_reclaimed: true }, { opened_at: day }],
    searches: ['00012', 'H1234', never],
  };
  return [
    ['/payments/records', (api) => api.payments.retrievePaymentRecords, payments],
    ['/refunds/records', (api) => api.payments.retrieveRefundRecords, refunds],
    ['/payment-cases', (api) => api.payments.retrievePaymentCases, cases],
  ];
}

function documentLists(): Spec[] {
  const documents = {
    sorts: 'id issued_at total_minor',
    filters: [
      ...eachOf('kind', 'FT', 'NC'),
      ...eachOf('state', 'issued', 'annulled'),
      ...eachOf('issued_at', day, halfYear),
    ],
    searches: ['/1234', 'comprador 77', never],
  };
  const handOvers = {
    sorts: 'id attempted_at',
    filters: eachOf('state', 'failed', 'sent', 'pending'),
    searches: ['00012', never],
  };
  const lines = {
    filters: eachOf('view', 'open', 'proposed', 'set_aside', 'confirmed'),
    searches: ['comprador 77', never],
  };
  return [
    ['/fiscal-documents', (api) => api.fiscal.retrieveFiscalDocuments, documents],
    ['/fiscal-hand-overs', (api) => api.fiscal.retrieveHandOvers, handOvers],
    [
      '/bank-statements',
      (api) => api.bank.retrieveBankStatements,
      { sorts: 'id last_day', searches: ['extracto 1', never] },
    ],
    ['/bank-lines', (api) => api.bank.retrieveBankLines, lines],
  ];
}

function peopleLists(organization_id: number): Spec[] {
  const users = {
    sorts: 'id name username created_at last_used_at',
    filters: [...eachOf('role', 'student', 'trainer', 'administrator'), ...eachOf('is_disabled', true, false)],
    searches: ['ana', 'ana afonso 70', 'historico-77', 'mestria.test', '923456', never],
  };
  const terms = { sorts: 'id name', filters: [{ status: 'active' }] };
  return [
    ['/users/records', (api) => api.identity.retrieveUserRecords, users],
    ['/users/sign-ups', (api) => api.identity.retrieveSignUps, { searches: ['inscrita 7', never] }],
    ['/users/invitations', (api) => api.identity.retrieveUserInvitations, { filters: [{ status: 'open' }] }],
    ['/users/factor-resets', (api) => api.identity.retrieveFactorResets],
    [
      '/affiliations',
      (api) => api.organizations.retrieveAffiliations,
      { sorts: 'name role', always: { organization_id } },
    ],
    ['/organizations/terms/source', (api) => api.organizations.retrieveOrganizationTermsSources, terms],
  ];
}

function offerLists(): Spec[] {
  const classes = {
    sorts: 'id updated_at code status start_at end_at registration_deadline city created_at',
    filters: [
      ...eachOf('status', 'opened', 'canceled'),
      ...eachOf('type', 'online-sync', 'presential'),
      ...eachOf('deleted', 'only', 'with'),
    ],
    searches: ['H123', 'higiene 1', never],
  };
  const courses = {
    sorts: 'id updated_at title type is_published',
    filters: [
      ...eachOf('is_published', true, false),
      { type: 'online-sync' },
      { package_type: 'pacote' },
      { deleted: 'only' },
    ],
    searches: ['higiene 1', never],
  };
  const coupons = {
    sorts: 'id updated_at code created_at last_day uses',
    filters: [{ is_active: true }, { scope: 'all' }],
    searches: ['H12'],
  };
  const news = { sorts: 'id updated_at title author published_at', filters: eachOf('is_published', true, false) };
  const gifts = {
    filters: eachOf('status', 'sent', 'expired', 'unpaid', 'canceled'),
    searches: ['presente-77', '00012', never],
  };
  return [
    ['/classes/source', (api) => api.classes.retrieveClassSources, classes],
    ['/courses/source', (api) => api.catalogue.retrieveCourseSources, courses],
    ['/categories/source', (api) => api.catalogue.retrieveCategorySources, { sorts: 'position' }],
    ['/partners/source', (api) => api.catalogue.retrievePartnerSources, { sorts: 'name city', searches: ['escola'] }],
    ['/coupons/source', (api) => api.coupons.retrieveCouponSources, coupons],
    ['/news/source', (api) => api.news.retrievePostSources, news],
    ['/gifts', (api) => api.gifts.retrieveGifts, gifts],
  ];
}

function certificateLists(): Spec[] {
  const records = {
    sorts: 'issued_at number holder_name course_title class_code type status valid_until',
    filters: [
      ...eachOf('state', 'valid', 'expired', 'revoked', 'replaced'),
      { type: 'participation-certificate' },
      ...eachOf('issued_at', day, halfYear),
    ],
    searches: ['00012', 'ana afonso', 'higiene', never],
  };
  const due = { filters: eachOf('was_certified', true, false), searches: ['ana afonso', never] };
  return [
    ['/certificates/records', (api) => api.certificates.retrieveCertificateRecords, records],
    ['/certificates/due', (api) => api.certificates.retrieveCertificatesDue, due],
  ];
}

function workLists(user_id: number): Spec[] {
  const inbox = {
    sorts: 'waits_since',
    filters: [...eachOf('kind', 'refund', 'payment_case'), ...eachOf('assigned_to', null, user_id)],
  };
  const trail = {
    sorts: 'created_at',
    filters: [
      { user_id },
      { call: 'PUT /courses' },
      ...eachOf('created_at', day, halfYear),
      { record: { noun: 'orders', id: 101 } },
    ],
    searches: ['00012', never],
  };
  return [
    ['/inbox', (api) => api.inbox.retrieveInbox, inbox],
    ['/inbox/counters', (api) => api.inbox.retrieveInboxCounters],
    ['/audit-entries', (api) => api.trail.retrieveAuditEntries, trail],
    ['/application-settings/changes', (api) => api.settings.retrieveApplicationSettingChanges],
  ];
}

type Ids = { classId: number; personId: number; userId: number };

function listsOfRecords({ classId: class_id, personId: person_id, userId: recipient_id }: Ids): Spec[] {
  return [
    [
      '/enrollments of a class',
      (api) => api.enrollments.retrieveEnrollments,
      { sorts: 'registered_at', always: { class_id } },
    ],
    ['/certificates of a person', (api) => api.certificates.retrieveCertificates, { always: { person_id } }],
    ['/notifications of a user', (api) => api.messages.retrieveNotifications, { always: { recipient_id } }],
  ];
}

function eachOf(name: string, ...values: unknown[]): object[] {
  return values.map((value) => ({ [name]: value }));
}
