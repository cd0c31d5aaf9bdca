import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { openWorld } from '#api/shared/test-world.ts';
import { assignSeats } from './assign-seats.ts';
import { makeEmployees, makeLine } from './make.ts';
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

function expectRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
