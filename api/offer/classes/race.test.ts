import { tmpdir } from 'node:os';
import { describe, expect, test, type TestContext } from 'vitest';
import { openPostgres } from '#api/shared/database/database.ts';
import type { Ctx } from '#api/shared/context.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeCtx } from '#api/shared/testing/database.ts';
import { patient } from '#api/shared/testing/world.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { forOne, holdSeats, type HoldRequest } from './hold-seats.ts';
import { makeClass } from './make.ts';
import { writeHolds } from './seats-store.ts';
import { roomBehindQueue, takeRoom } from './take-room.ts';

const url = process.env['TEST_DATABASE_URL'];
const seats = 10;
/** Each has ten connections. */
const servers = 6;

describe('two hundred buyers and the last ten seats', () => {
  test('take exactly ten', async ({ skip }) => {
    skipWithoutServer(skip);
    expect(await winnersOf(200, holdSeats)).toBe(seats);
  });

  test('would take more without the lock', async ({ skip }) => {
    skipWithoutServer(skip);
    expect(await winnersOf(seats + 1, holdUnlockedTogether(seats + 1))).toBe(seats + 1);
  });
});

function skipWithoutServer(skip: TestContext['skip']): void {
  skip(!url, 'Only a real server lets two transactions run at once: npm run test:postgres');
}

/** None takes its seat before all have looked, which the lock would not let happen. */
function holdUnlockedTogether(buyers: number): (ctx: Ctx, hold: HoldRequest) => Promise<boolean> {
  const all = Promise.withResolvers<undefined>();
  let looked = 0;
  return (ctx, hold) =>
    inTransaction(ctx, async (tx) => {
      const { holders, user_ids, ...held } = forOne(hold);
      const wantedRoom = { ...held, holders, user_ids };
      const hasRoom = await takeRoom(tx, wantedRoom, await roomBehindQueue(tx, wantedRoom));
      looked += 1;
      if (looked === buyers) all.resolve(undefined);
      await all.promise;
      if (hasRoom) await writeHolds(tx, holders, held);
      return hasRoom;
    });
}

async function winnersOf(buyers: number, holdOne: (ctx: Ctx, hold: HoldRequest) => Promise<boolean>): Promise<number> {
  const databases = await Promise.all(Array.from({ length: servers }, () => openPostgres(url ?? '', patient)));
  const worlds = databases.map(({ db }) => makeCtx({ db, folder: tmpdir() }));
  const world = (index: number) => worlds[index % servers] ?? Promise.reject(new Error('no world'));
  const first = await world(0);
  // Unpublished, so that other tests do not see it.
  const { id: course_id } = await makeCourse(first, { is_published: false });
  const { id: class_id } = await makeClass(first, { course_id, capacity: seats });

  const answers = await Promise.all(
    Array.from({ length: buyers }, async (_, buyer) =>
      holdOne(await world(buyer), {
        class_id,
        order_item_id: -class_id * buyers - buyer,
        quantity: 1,
        expires_at: null,
      }),
    ),
  );
  await first.db.deleteFrom('seat_holds').where('class_id', '=', class_id).execute();
  for (const { close } of databases) await close();
  return answers.filter(Boolean).length;
}
