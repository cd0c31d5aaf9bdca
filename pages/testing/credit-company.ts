import type { CartSummary } from '#contract/sales/cart/calls.ts';
import type { Order } from '#contract/sales/orders/calls.ts';
import { acceptedTerms } from '#contract/rules/accepted-terms.ts';
import { demoPeople } from '#seed/people.ts';
import { actingFor } from './companies.ts';
import { demoPerson, newPerson, type Person } from './people.ts';
import { courseOf } from './shopping.ts';

const contract = { number: 'CQ 7', from: '2026-01-01', to: '2099-12-31', ceiling_minor: 1_000_000_000 };

export async function newCompany() {
  const owner = await newPerson({ role: 'client' });
  const data = { name: `Crédito ${owner.userId}`, tax_id: String(5_400_000_000 + owner.userId), country: 'AO' };
  const { data: made } = await owner.send<{ id: number; name: string }>('POST /organizations/create', data);
  const { id: organizationId } = made[0] ?? { id: 0 };
  const stored = actingFor(owner, organizationId);
  return { owner, organizationId, stored };
}

export async function companyOnCredit() {
  const company = await newCompany();
  await setTerms(company.organizationId, { credit_limit_minor: 500_000_000, payment_terms_days: 30, contract });
  return company;
}

export async function setTerms(id: number, terms: object): Promise<void> {
  await (await demoPerson(demoPeople.administrator)).send('PUT /organizations/terms', { id, ...terms });
}

export async function credit(organization_id: number, amount_minor: number): Promise<void> {
  const money = { organization_id, currency_id: 1, amount_minor, reference: 'RC 1' };
  await (await demoPerson(demoPeople.administrator)).send('POST /accounts/payments/create', money);
}

export async function placeFor(owner: Person, organization_id: number): Promise<Order> {
  const { id, classId } = await courseOf('ergonomia-sentado');
  const cart = JSON.stringify([{ id, quantity: 1, preferred_class_id: classId }]);
  await owner.send('PUT /users/update-cart', { id: owner.userId, cart });
  const { data } = await owner.send<CartSummary>('POST /cart/summary', { cart, currency_id: 1 });
  const [summary] = data;
  if (!summary) throw new Error('The cart has no summary.');
  const input = { currency_id: 1, organization_id, accepted: acceptedTerms(summary) };
  const { data: orders } = await owner.send<Order>('POST /orders/create', input);
  const [order] = orders;
  if (!order) throw new Error('The order was not placed.');
  return order;
}

export async function orderOnAccount(
  owner: Person,
  organizationId: number,
  method: 'reserva' | 'contracto',
): Promise<Order> {
  const order = await placeFor(owner, organizationId);
  const invoice_id = order.invoices[0]?.id;
  await owner.sendBody('POST /payments/create', { order_id: order.id, invoice_id, method, channel: 'credit' });
  return order;
}
