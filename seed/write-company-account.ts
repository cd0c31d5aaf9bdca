import { builtInCurrencies } from '#contract/visitor-values.ts';
import { order, putOnAccount, reactToAll } from './buying.ts';
import { callsOf } from './acting.ts';
import type { CompanyBuying } from './write-company-orders.ts';

/** Of two orders by contract, the older is overdue and paid in part. The seats of a third order are reserved. */
export async function writeAccount(buying: CompanyBuying): Promise<void> {
  const { operator, basket, find, buyer, organizationId: organization_id } = buying;
  await buyByContract(buying, { days: -38, seats: 4, key: 'gestao-do-tempo' });
  await buyByContract(buying, { days: -18, seats: 6, key: 'lei-geral-do-trabalho' });
  const paid = {
    organization_id,
    currency_id: builtInCurrencies.aoa.id,
    amount_minor: 3_000_000,
    reference: 'TRF 88214',
  };
  await callsOf(operator(-9, '11:30')).accounts.recordAccountPayment({ data: [paid] });
  await reactToAll(operator(-9, '11:35'));
  const reserved = await order(operator(-3, '15:45'), buyer, basket(3, find('python', 8)));
  await putOnAccount(reserved, 'reserva');
  await reactToAll(operator(-3, '15:50'));
}

type Bought = { days: number; seats: number; key: string };

async function buyByContract({ operator, basket, find, buyer }: CompanyBuying, { days, seats, key }: Bought) {
  const placed = await order(operator(days, '10:10'), buyer, basket(seats, find(key)));
  const { id } = await putOnAccount(placed, 'contracto');
  await callsOf(operator(days, '15:30')).payments.approvePayment({ data: [{ id }] });
  await reactToAll(operator(days, '15:35'));
}
