import { randomInt, randomUUID } from 'node:crypto';
import type { ReadyMade } from '#scripts/ready-made-people.ts';
import { acceptedTerms } from '#contract/rules/accepted-terms.ts';
import { demoPassword, trainers, type SeedPerson } from '#seed/people.ts';
import { expect, type Page } from './fixture.ts';
import { asAdministrator, asPerson, preparedPerson } from './people.ts';
import { courseOf } from './shopping.ts';

export type Learner = ReadyMade & { name: string };
export type OpenedClass = { id: number; courseId: number; code: string; lessonId: number };

const [dayMs, minuteMs] = [86_400_000, 60_000];

export function credentialsOf({ username }: SeedPerson) {
  return { username, password: demoPassword };
}

/** Prepared people under these names. */
export async function learnersNamed(page: Page, names: readonly string[]): Promise<Learner[]> {
  const learners: Learner[] = [];
  for (const name of names) {
    const person = preparedPerson();
    const own = await asPerson(page, person);
    await own.call('POST /users/update-user-and-person', { person: { id: person.personId, name } });
    learners.push({ ...person, name });
  }
  return learners;
}

/** A class on sale with one lesson, so far ahead that no other journey meets it. */
export async function openClass(page: Page, course: string, trainer: SeedPerson): Promise<OpenedClass> {
  const [staff, { user }] = [await asAdministrator(page), await asPerson(page, credentialsOf(trainer))];
  // The only trainer of several journeys could not be in all their classes at once.
  const { user: colleague } = await asPerson(page, credentialsOf(trainers.beira));
  const { id: courseId } = await courseOf(page, course);
  const code = `PRAZO-${randomUUID().slice(0, 8)}`;
  const times = spanFrom(Date.now() + 300 * dayMs);
  const made = await staff.call('POST /classes/create', {
    course_id: courseId,
    code,
    type: 'presential',
    tz: 'Africa/Luanda',
    capacity: 16,
    city: 'Lubango',
    start_at: times.starts_at,
    end_at: times.ends_at,
    attendance_min: 75,
    grade_min: 10,
    trainer_ids: [user.person.id, colleague.person.id],
    lessons: [{ ...times, room: 'Oficina 1' }],
  });
  const id: number = made.data[0].id;
  const { results } = await staff.find('POST /lessons', { class_id: id });
  return { id, courseId, code, lessonId: results[0].id };
}

export async function enrolEach(page: Page, { id }: OpenedClass, learners: readonly Learner[]): Promise<void> {
  const staff = await asAdministrator(page);
  for (const { personId } of learners) {
    await staff.call('POST /enrollments/create', { class_id: id, person_id: personId });
  }
}

/** A new organization buys seats, and its employees, who accept their invitations, get them. */
export async function seatEmployees(page: Page, run: OpenedClass, employees: readonly Learner[]): Promise<void> {
  const owner = await asPerson(page, preparedPerson('client'));
  const facts = { name: `Oficinas ${run.code}`, tax_id: `54${randomInt(1e7, 1e8)}`, country: 'AO' };
  const { data } = await owner.call('POST /organizations/create', facts);
  const organization_id: number = data[0].id;
  for (const { name, username: email, ...employee } of employees) {
    const invited = await owner.call('POST /affiliations/create', { organization_id, email, name });
    const own = await asPerson(page, { ...employee, username: email });
    await own.call('PUT /affiliations/accept', { id: invited.data[0].id });
  }
  const order_item_id = await buySeats(page, owner, { run, organization_id, seats: employees.length });
  const seats = { order_item_id, person_ids: employees.map(({ personId }) => personId) };
  await owner.call('PUT /order-items/assign', seats);
}

type Buyer = Awaited<ReturnType<typeof asPerson>>;
type Seats = { run: OpenedClass; organization_id: number; seats: number };

/** Resolves to the paid line. */
async function buySeats(page: Page, buyer: Buyer, { run, organization_id, seats }: Seats): Promise<number> {
  const cart = JSON.stringify([{ id: run.courseId, quantity: seats, preferred_class_id: run.id }]);
  await buyer.call('PUT /users/update-cart', { id: buyer.user.id, cart, organization_id });
  const { data: priced } = await buyer.call('POST /cart/summary', { cart, currency_id: 1 });
  const accepted = acceptedTerms(priced[0]);
  const placed = await buyer.call('POST /orders/create', { currency_id: 1, organization_id, accepted });
  const { id: order_id, invoices, items } = placed.data[0];
  const way = { method: 'transferencia', channel: 'bank' };
  const paying = await buyer.send('POST /payments/create', { order_id, invoice_id: invoices[0].id, ...way });
  const staff = await asAdministrator(page);
  await staff.call('PUT /payments/approve', { id: paying.data[0].id });
  await expect(async () => {
    const { results } = await buyer.find('POST /order-items', { organization_id });
    expect(results).toHaveLength(1);
  }).toPass();
  return items[0].id;
}

/** Closes the class and moves it, with its only lesson of an hour, to now. */
export async function moveToToday(page: Page, { id, lessonId }: OpenedClass, startedMinutesAgo: number): Promise<void> {
  const staff = await asAdministrator(page);
  const times = spanFrom(Date.now() - startedMinutesAgo * minuteMs);
  await staff.call('PUT /classes/close', { id });
  await staff.call('PUT /classes', { id, start_at: times.starts_at });
  await staff.call('PUT /lessons', { id: lessonId, sequence: 0, ...times });
  await staff.call('PUT /classes', { id, end_at: times.ends_at });
}

function spanFrom(start: number): { starts_at: string; ends_at: string } {
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(start + 60 * minuteMs).toISOString() };
}
