import type { Belongings, Outcome } from '#api/shared/testing/access-row.ts';
import { one } from '#api/shared/testing/access-row.ts';

/** What every call is made with: the ids of the company. */
export type CompanyOf = Belongings & {
  employeeId: number;
  employeeAffiliationId: number;
  requestId: number;
  boughtClassId: number;
};

type Body = (of: CompanyOf) => unknown;

function ofOne(item: (of: CompanyOf) => object): Body {
  return (of) => one(() => item(of))(of);
}

/** A call with ids of the own company and of the other one, and its answer. */
type MixedCall = [key: string, wanted: Outcome, body: (company: { of: CompanyOf; own: OwnOf }) => unknown];

/** What the owner of the other company has. */
export type OwnOf = {
  organizationId: number;
  orderId: number;
  invoiceId: number;
  /** Of another order, which is paid. */
  orderItemId: number;
  affiliationId: number;
};

const iban = 'AO06004000006487190231021';
const address = { name: 'Segredo, Lda.', tax_id: '5417189036', country: 'AO' };

/** In place of the bodies of the access rows, which are about the person and not about the company. */
export const companyBodies: Record<string, Body> = {
  'addresses.retrieveTaxAddresses': (of) => ({ filter: { organization_id: of.organizationId } }),
  'addresses.createTaxAddress': ofOne((of) => ({ ...address, organization_id: of.organizationId })),
  'addresses.updateTaxAddress': ofOne((of) => ({ ...address, id: of.taxAddressId })),
  'cart.updateCart': ofOne((of) => ({ id: of.userId, cart: '[]', organization_id: of.organizationId })),
  'coupons.retrieveQuote': ofOne((of) => ({
    code: 'NENHUM',
    cart: '[]',
    currency_id: 1,
    organization_id: of.organizationId,
  })),
  'organizations.endAffiliations': ofOne((of) => ({ id: of.employeeAffiliationId })),
  'organizations.updateAffiliations': ofOne((of) => ({ id: of.employeeAffiliationId, department: 'Obras' })),
  'orders.placeOrder': ofOne((of) => ({ currency_id: 1, organization_id: of.organizationId })),
  'payments.retrievePaymentDetails': (of) => ({ filter: { organization_id: of.organizationId } }),
  'payments.removeExpressPhone': ofOne((of) => ({ organization_id: of.organizationId })),
  'payments.removeRefundIban': ofOne((of) => ({ organization_id: of.organizationId })),
  'payments.setExpressPhone': ofOne((of) => ({
    phone: '923 456 789',
    consent: true,
    organization_id: of.organizationId,
  })),
  'payments.setRefundIban': ofOne((of) => ({ iban, organization_id: of.organizationId })),
  'training.approveCourseRequest': ofOne((of) => ({ id: of.requestId })),
  'training.assignSeats': ofOne((of) => ({ order_item_id: of.orderItemId, person_ids: [of.employeeId] })),
  'training.declineCourseRequest': ofOne((of) => ({ id: of.requestId, reason: 'Não este ano.' })),
  'training.requestCourse': ofOne((of) => ({ organization_id: of.organizationId, class_id: of.classId })),
  'training.takeSeatBack': ofOne((of) => ({ order_item_id: of.orderItemId, person_id: of.employeeId })),
  'training.withdrawCourseRequest': ofOne((of) => ({ id: of.requestId })),
};

const bank = { method: 'transferencia', channel: 'bank' };

export const mixedCalls: MixedCall[] = [
  [
    'training.assignSeats',
    'employee_not_active',
    ({ of, own }) => ({ data: [{ order_item_id: own.orderItemId, person_ids: [of.employeeId] }] }),
  ],
  [
    'training.swapSeat',
    'seat_not_held',
    ({ of, own }) => ({
      data: [{ order_item_id: own.orderItemId, from_person_id: of.employeeId, to_person_id: of.employeeId }],
    }),
  ],
  ['training.retrieveSeatHolders', 'not_found', ({ of }) => ({ filter: { order_item_id: of.orderItemId } })],
  [
    'payments.createPayment',
    'not_found',
    ({ of, own }) => ({ order_id: own.orderId, invoice_id: of.invoiceId, ...bank }),
  ],
  [
    'payments.createPayment',
    'not_found',
    ({ of, own }) => ({ order_id: of.orderId, invoice_id: own.invoiceId, ...bank }),
  ],
  [
    'organizations.updateAffiliations',
    'not_found',
    ({ of, own }) => ({
      data: [own.affiliationId, of.employeeAffiliationId].map((id) => ({ id, department: 'Obras' })),
    }),
  ],
  [
    'organizations.endAffiliations',
    'not_found',
    ({ of, own }) => ({ data: [own.affiliationId, of.employeeAffiliationId].map((id) => ({ id })) }),
  ],
  [
    'orders.retrieveOrders',
    'nothing',
    ({ of, own }) => ({ filter: { id: of.orderId, organization_id: own.organizationId } }),
  ],
  ['fiscal.retrieveFiscalDocuments', 'nothing', ({ of }) => ({ filter: { id: of.fiscalDocumentId } })],
  [
    'addresses.retrieveTaxAddresses',
    'nothing',
    ({ of, own }) => ({ filter: { id: of.taxAddressId, organization_id: own.organizationId } }),
  ],
  [
    'training.retrieveCourseRequests',
    'nothing',
    ({ of, own }) => ({ filter: { id: of.requestId, organization_id: own.organizationId } }),
  ],
];
