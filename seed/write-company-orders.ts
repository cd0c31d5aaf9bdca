import type { UserFacts } from '#api/people/identity/index.ts';
import { expireOrders } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, at, callsOf } from './acting.ts';
import { buy, finder, order, reactToAll, transfer, type Basket } from './buying.ts';
import { dayAfter, momentAt } from './moments.ts';
import { writeAccount } from './write-company-account.ts';
import type { WrittenClass } from './write-classes.ts';
import { writeInvoices } from './write-invoices.ts';
import { writeCompanyOpinion } from './write-opinions.ts';
import { acceptRules, learnExtinguishers, watchHalf } from './write-learning.ts';

type Input = { organizationId: number; buyer: UserFacts; employees: UserFacts[]; classes: WrittenClass[]; day: string };
export type CompanyBuying = {
  operator: (days: number, time: string) => Ctx;
  /** What a manager of the company buys. */
  basket: (seats: number, ...wanted: WrittenClass[]) => Basket;
  find: ReturnType<typeof finder>;
} & Input;

/** Orders of the company in every state, and what its employees do with the seats. */
export async function writeCompanyOrders(ctx: Ctx, input: Input): Promise<void> {
  const { classes, day, organizationId } = input;
  const buying: CompanyBuying = {
    ...input,
    operator: (days, time) => at(ctx, momentAt(dayAfter(day, days), time)),
    basket: (seats, ...requested) => ({ wanted: requested, seats, organizationId }),
    find: finder(classes),
  };
  await writeSeatsOfEverybody(buying);
  await writeReturned(buying);
  await writeCanceled(buying);
  await writeRunningClass(buying);
  await writeExpired(buying);
  await writeComingClass(buying);
  await writeInvoices(buying.operator(-6, '17:00'), organizationId);
  await writeRequestedRefund(buying);
  await writeUnpaid(buying);
  await writeRequests(buying);
  await writeAccount(buying);
}

/** Twenty seats of a course without dates: some have finished, some have begun, and ten are free. */
async function writeSeatsOfEverybody({ operator, basket, find, buyer, employees, day }: CompanyBuying): Promise<void> {
  const requested = find('extintores');
  const { items } = await buy(operator(-50, '10:20'), buyer, basket(20, requested));
  const id = { order_item_id: items[0]?.id ?? 0 };
  const { training } = callsOf(as(operator(-48, '09:00'), buyer));
  await training.assignSeats({ data: [{ ...id, person_ids: employees.map(({ person_id }) => person_id) }] });
  await training.setSeatDueDate({ data: [{ ...id, due_on: dayAfter(day, 20) }] });
  await reactToAll(operator(-48, '09:05'));
  for (const [place, employee] of employees.slice(0, 6).entries()) {
    const days = -46 + place * 7;
    await learnExtinguishers(as(operator(days, '18:10'), employee), requested.course.id);
    await reactToAll(operator(days, '18:30'));
    await writeCompanyOpinion(operator(days + 1, '12:40'), { employee, place, courseId: requested.course.id });
  }
}

async function writeReturned({ operator, basket, find, buyer }: CompanyBuying): Promise<void> {
  const { id } = await buy(operator(-45, '15:00'), buyer, basket(2, find('gestao-do-tempo')));
  const refund = await request(operator(-44, '11:10'), buyer, id);
  const { payments } = callsOf(operator(-43, '10:00'));
  await payments.decideRefund({ data: [{ id: refund, decision: 'approve' }] });
  await payments.progressRefund({ data: [{ id: refund, progress: 'sent' }] });
  await callsOf(operator(-41, '10:00')).payments.progressRefund({ data: [{ id: refund, progress: 'done' }] });
  await reactToAll(operator(-41, '10:05'));
}

async function writeCanceled({ operator, basket, find, buyer }: CompanyBuying): Promise<void> {
  const { order: placed } = await order(operator(-33, '14:30'), buyer, basket(2, find('python', 8)));
  const reason = 'A equipa prefere a edição da primavera.';
  await callsOf(as(operator(-32, '09:40'), buyer)).orders.cancelOrder({ data: [{ id: placed.id, reason }] });
  await reactToAll(operator(-32, '09:45'));
}

/** Of three employees one has not accepted the regulation, and the fourth seat has expired. */
async function writeRunningClass({ operator, basket, find, buyer, employees }: CompanyBuying): Promise<void> {
  const requested = find('salarios', -1);
  const { items } = await buy(operator(-26, '10:45'), buyer, basket(4, requested));
  const chosen = employees.slice(0, 3);
  const seats = { order_item_id: items[0]?.id ?? 0, person_ids: chosen.map(({ person_id }) => person_id) };
  await callsOf(as(operator(-25, '16:20'), buyer)).training.assignSeats({ data: [seats] });
  await reactToAll(operator(-25, '16:25'));
  for (const employee of chosen.slice(1)) await acceptRules(as(operator(-24, '20:00'), employee), requested.course.id);
}

async function writeExpired({ operator, basket, find, buyer }: CompanyBuying): Promise<void> {
  await transfer(await order(operator(-21, '09:30'), buyer, basket(2, find('bombas-de-agua', 6))));
  await expireOrders(operator(-14, '00:01'));
  await reactToAll(operator(-14, '00:02'));
}

/** Two seats of a coming class are free; all seats of a course without dates are taken. */
async function writeComingClass({ operator, basket, find, buyer, employees }: CompanyBuying): Promise<void> {
  const requested = [basket(5, find('armazem-e-existencias', 6)), basket(3, find('poupar-eletricidade'))];
  const person_ids = employees.slice(0, 3).map(({ person_id }) => person_id);
  for (const each of requested) {
    const { items } = await buy(operator(-7, '11:50'), buyer, each);
    const seats = { order_item_id: items[0]?.id ?? 0, person_ids };
    await callsOf(as(operator(-6, '09:15'), buyer)).training.assignSeats({ data: [seats] });
  }
  await reactToAll(operator(-6, '09:20'));
  const [first] = employees;
  if (first) await watchHalf(as(operator(-3, '19:40'), first), find('poupar-eletricidade').course.id);
}

async function writeRequestedRefund({ operator, basket, find, buyer }: CompanyBuying): Promise<void> {
  const { id } = await buy(operator(-5, '12:10'), buyer, basket(1, find('lei-geral-do-trabalho')));
  await request(operator(-2, '08:50'), buyer, id);
  await reactToAll(operator(-2, '08:55'));
}

/** One waits for its transfer, and the proof of the other was rejected. */
async function writeUnpaid({ operator, basket, find, buyer }: CompanyBuying): Promise<void> {
  await transfer(await order(operator(-1, '10:05'), buyer, basket(2, find('negociacao-fornecedores', 4))));
  const { id } = await transfer(await order(operator(-1, '10:30'), buyer, basket(3, find('substancias-quimicas', 4))));
  const reason = 'O comprovativo é de outra encomenda.';
  await callsOf(operator(-1, '15:15')).payments.rejectPayment({ data: [{ id, reason }] });
  await reactToAll(operator(-1, '15:20'));
}

/** One waits for an answer, and the other, which was approved, for a paid seat. */
async function writeRequests({
  operator,
  find,
  buyer,
  employees,
  organizationId: organization_id,
}: CompanyBuying): Promise<void> {
  const [first, second] = employees;
  if (!first || !second) throw new Error('Two employees ask for courses.');
  const risks = {
    class_id: find('avaliacao-de-riscos', 5).id,
    note: 'O plano de segurança pede um responsável por obra.',
  };
  const { training } = callsOf(as(operator(-4, '17:20'), second));
  const { data } = await training.requestCourse({ data: [{ organization_id, ...risks }] });
  await reactToAll(operator(-4, '17:25'));
  await callsOf(as(operator(-3, '09:10'), buyer)).training.approveCourseRequest({ data: [{ id: data[0].id }] });
  const height = { class_id: find('trabalho-em-altura', 4).id, note: 'A obra do viaduto começa em janeiro.' };
  await callsOf(as(operator(-1, '18:40'), first)).training.requestCourse({ data: [{ organization_id, ...height }] });
  await reactToAll(operator(-1, '18:45'));
}

async function request(ctx: Ctx, buyer: UserFacts, order_id: number): Promise<number> {
  const reason = 'A formação foi feita com outra entidade.';
  const { data } = await callsOf(as(ctx, buyer)).payments.requestRefund({ data: [{ order_id, reason }] });
  return data[0].id;
}
