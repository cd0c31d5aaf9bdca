import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { acceptInvitation, makeInvitation } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { assignSeats } from './assign-seats.ts';
import { makeEmployees, makeLine, type MadeLine } from './make.ts';
import { givePromisedSeats } from './promised-seats.ts';
import { swapSeat } from './swap-seat.ts';
import { takeSeatBack } from './take-seat-back.ts';

const rounds = 10;

test('assigning, swapping and taking back one seat at once never gives it to two people', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  for (let round = 0; round < rounds; round += 1) {
    const line = await makeLine(guest, { quantity: 2 });
    const people = await makeEmployees(guest, line, 6);
    const [first = 0, ...others] = people;
    const id = { order_item_id: line.itemId };
    await assignSeats(line.owner, { ...id, person_ids: [first] });
    const me = (nth: number) => asOther(line.owner, nth);
    const acts = [
      () => takeSeatBack(me(0), { ...id, person_id: first }),
      ...others.map((person, nth) => () => assignSeats(me(nth), { ...id, person_ids: [person] })),
      ...others.map(
        (person, nth) => () => swapSeat(me(nth + 1), { ...id, from_person_id: first, to_person_id: person }),
      ),
    ];
    await Promise.all(acts.map((act) => act().catch(expectRefusal)));
    const seats = guest.db.selectFrom('order_item_participants').select('person_id');
    const held = await seats.where('order_item_id', '=', line.itemId).orderBy('person_id').execute();
    const enrolled = guest.db.selectFrom('enrollments').select('person_id').where('status', '=', 'enrolled');
    expect(held.length).toBeLessThanOrEqual(2);
    expect(await enrolled.where('order_item_id', '=', line.itemId).orderBy('person_id').execute()).toEqual(held);
  }
}, 120_000);

test('the last seat of a line, wanted by two managers for invited people, waits for one of them', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  for (let round = 0; round < rounds; round += 1) {
    const line = await makeLine(guest, { quantity: 1 });
    const invited: number[] = [];
    for (const _ of [1, 2, 3, 4]) invited.push(await makeInvitation(guest, { organizationId: line.organizationId }));
    const [employee = 0] = await makeEmployees(guest, line, 1);
    const acts = invited.map(
      (id, nth) => () => assignSeats(asOther(line.owner, nth), { order_item_id: line.itemId, affiliation_ids: [id] }),
    );
    acts.push(() => assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [employee] }));
    await Promise.all(acts.map((act) => act().catch(expectRefusal)));
    const [promised, held] = [await promisedOf(guest, line), await heldOf(guest, line)];
    expect(promised.length + held.length).toBe(1);
  }
}, 120_000);

test('a seat that is given while its person accepts is never left waiting', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  for (let round = 0; round < rounds; round += 1) {
    const line = await makeLine(guest, { quantity: 1 });
    const user = await makeUser(guest);
    const me = await signInAs(guest, user);
    const id = await makeInvitation(guest, { organizationId: line.organizationId, email: user.username });
    const accept = async () => {
      await acceptInvitation(asOther(me, 1), { id });
      await givePromisedSeats(asSystem(asOther(guest, 2)), id);
    };
    await Promise.all([
      accept(),
      assignSeats(asOther(line.owner, 3), { order_item_id: line.itemId, affiliation_ids: [id] }),
    ]);
    expect(await promisedOf(guest, line)).toEqual([]);
    expect(await heldOf(guest, line)).toEqual([{ person_id: signedIn(me).personId }]);
  }
}, 120_000);

test('accepting and taking back at once leave no seat between the two', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  for (let round = 0; round < rounds; round += 1) {
    const line = await makeLine(guest, { quantity: 1 });
    const user = await makeUser(guest);
    const me = await signInAs(guest, user);
    const id = await makeInvitation(guest, { organizationId: line.organizationId, email: user.username });
    await assignSeats(line.owner, { order_item_id: line.itemId, affiliation_ids: [id] });
    const [next = 0] = await makeEmployees(guest, line, 1);
    const accept = async () => {
      await acceptInvitation(asOther(me, 1), { id });
      await givePromisedSeats(asSystem(asOther(guest, 2)), id);
    };
    const giveAway = async () => {
      await takeSeatBack(asOther(line.owner, 3), { order_item_id: line.itemId, affiliation_id: id });
      await assignSeats(asOther(line.owner, 3), { order_item_id: line.itemId, person_ids: [next] });
    };
    await Promise.all([accept(), giveAway().catch(expectRefusal)]);
    expect(await promisedOf(guest, line)).toEqual([]);
    expect(await heldOf(guest, line)).toHaveLength(1);
  }
}, 120_000);

function promisedOf({ db }: Ctx, { itemId }: MadeLine) {
  return db.selectFrom('promised_seats').select('affiliation_id').where('order_item_id', '=', itemId).execute();
}

function heldOf({ db }: Ctx, { itemId }: MadeLine) {
  return db.selectFrom('order_item_participants').select('person_id').where('order_item_id', '=', itemId).execute();
}

function expectRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
