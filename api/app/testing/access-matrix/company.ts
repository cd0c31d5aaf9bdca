import { makeTaxAddress } from '#api/people/addresses/make.ts';
import { recordAccountPayment } from '#api/sales/accounts/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { issueInvoice } from '#api/sales/fiscal/index.ts';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import {
  endAffiliations,
  makeInvitation,
  makeMember,
  makeOrganization,
  setOrganizationTerms,
} from '#api/people/organizations/make.ts';
import { settleOrder } from '#api/sales/orders/index.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { approvePayment, byContract, makePayment, setRefundIban } from '#api/sales/payments/make.ts';
import { signedIn, type Actor, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { assignSeats, requestCourse } from '#api/areas/training/make.ts';
import type { CompanyOf, OwnOf } from './company-bodies.ts';
import { makeAccessMatrix } from './make.ts';

/** How somebody stands to the company whose ids every call is made with, from the least to the most. */
export const standings = [
  'guest',
  'stranger',
  'other_owner',
  'ended',
  'employee',
  'finance',
  'training_manager',
  'owner',
] as const;
export type CompanyRole = (typeof standings)[number];

export type Company = { of: CompanyOf; own: OwnOf; actors: Record<CompanyRole, Actor> };

/** A company with people in each role, an order of three seats, a request, an address and an account. */
export async function makeCompany(ctx: Ctx): Promise<Company> {
  const { of, matrixActors } = await makeAccessMatrix(ctx);
  const { organizationId } = of;
  const owner: Ctx = { ...ctx, actor: matrixActors.owner };
  const as = async (role: 'training_manager' | 'finance' | 'employee', name: string) =>
    makeMember(ctx, { organizationId, role, name });
  const manager = await as('training_manager', 'Gestora do Segredo');
  const finance = await as('finance', 'Financeira do Segredo');
  const employee = await as('employee', 'Empregado do Segredo');
  const remaining = await as('employee', 'Antigo do Segredo');
  await endAffiliations(owner, [{ id: remaining.affiliationId }]);
  const other = await asA(ctx, 'client');
  const own = await makeOther(ctx, other);
  const stranger = await signInAs(ctx, await makeUser(ctx, { name: 'Outra Pessoa' }));

  const bought = await makeOrderOnAccount(ctx, { owner, organizationId });
  const employeeId = signedIn(employee.ctx).personId;
  await assignSeats(owner, { order_item_id: bought.orderItemId, person_ids: [employeeId] });
  const requested = await makeClass(ctx);
  const request = { organization_id: organizationId, class_id: requested.id, note: 'Pedido do Segredo' };
  const { id: requestId } = await requestCourse(employee.ctx, request);
  const address = { name: 'Segredo, Lda.', tax_id: '5417189036', street: 'Rua do Segredo' };
  const { id: taxAddressId } = await makeTaxAddress(owner, { ...address, organization_id: organizationId });
  await setRefundIban(owner, { iban: 'AO06004000006487190231021', organization_id: organizationId });
  return {
    of: { ...of, ...bought, taxAddressId, employeeId, employeeAffiliationId: employee.affiliationId, requestId },
    own,
    actors: {
      guest: { kind: 'guest' },
      stranger: stranger.actor,
      other_owner: other.actor,
      ended: remaining.ctx.actor,
      employee: employee.ctx.actor,
      finance: finance.ctx.actor,
      training_manager: manager.ctx.actor,
      owner: owner.actor,
    },
  };
}

/** A company of its own, with an invited person, an unpaid order and a paid one. */
async function makeOther(ctx: Ctx, owner: Ctx): Promise<OwnOf> {
  const { id: organizationId } = await makeOrganization(owner, { name: 'Outra, Lda.' });
  const affiliationId = await makeInvitation(owner, { organizationId });
  const buying = { buyer: owner, quantity: 2, organization_id: organizationId };
  const { order } = await makeOrder(ctx, buying);
  const { order: paid } = await makeOrder(ctx, buying);
  await settleOrder(asSystem(ctx), paid.id);
  return {
    organizationId,
    affiliationId,
    orderId: order.id,
    orderItemId: Number(paid.items[0]?.id),
    invoiceId: Number(order.invoices[0]?.id),
  };
}

async function makeOrderOnAccount(ctx: Ctx, { owner, organizationId }: { owner: Ctx; organizationId: number }) {
  const contract = { number: 'CQ 7', from: '2026-01-01', to: '2026-12-31', ceiling_minor: 100_000_000 };
  const terms = { credit_limit_minor: 100_000_000, payment_terms_days: 30, contract };
  await setOrganizationTerms(asSystem(ctx), { id: organizationId, ...terms });
  const alone = { type: 'online', start_at: null, end_at: null, registration_deadline: null, capacity: null } as const;
  const held = await makeClass(ctx, alone);
  const buying = { buyer: owner, organization_id: organizationId, quantity: 3, class: held };
  const { order, payment } = await makePayment(ctx, { ...buying, ...byContract });
  await approvePayment(asSystem(ctx), { id: payment.id });
  const document = await issueInvoice(asSystem(ctx), order.id, { due_at: ctx.now() });
  const money = { organization_id: organizationId, currency_id: 1, amount_minor: 1_000, reference: 'Segredo 1' };
  await recordAccountPayment(asSystem(ctx), money);
  return {
    orderId: order.id,
    orderItemId: Number(order.items[0]?.id),
    invoiceId: Number(order.invoices[0]?.id),
    fiscalDocumentId: Number(document?.id),
    paymentId: payment.id,
    boughtClassId: held.id,
  };
}
