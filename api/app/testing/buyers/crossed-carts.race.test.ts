import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeCart } from '#api/sales/cart/make.ts';
import { classSummaries } from '#api/offer/classes/index.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { makeCoupon, tryCoupon, usesOfCoupon } from '#api/sales/coupons/make.ts';
import { asA } from '#api/people/identity/make.ts';
import type { Actor, Ctx } from '#api/shared/context.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { runAudit } from '../../audit/run-audit.ts';
import type { Bought, Buying } from './buy-alone.ts';

const buyers = 400;
const seats = 150;
const uses = 10;
const code = 'VERAO-10';
const entry = new URL('buy-alone.ts', import.meta.url).pathname;

test('four hundred buyers in two processes, with crossed carts and a code of ten uses, get what there is', async ({
  skip,
}) => {
  const { guest, url, folder } = await openWorld(skip);
  const { id } = await makeCoupon(guest, { code, most_uses: uses });
  const both = [await makeClass(guest, { capacity: seats }), await makeClass(guest, { capacity: seats })];
  const actors: Actor[] = [];
  for (let buyer = 0; buyer < buyers; buyer += 1) actors.push(await makeBuyer(guest, both, buyer));

  const buying = { url, folder, now: guest.now().toISOString(), code };
  const processes = [0, 1].map((half) =>
    buyInProcess({ ...buying, buyers: actors.filter((_, place) => Math.floor(place / 2) % 2 === half) }, half),
  );
  const [one, other] = await Promise.all(processes);
  const sum = (count: (bought: Bought) => number) =>
    [one, other].reduce((all, each) => all + (each ? count(each) : 0), 0);

  expect([one?.faults, other?.faults]).toEqual([[], []]);
  expect([sum(({ placed }) => placed), sum(({ discounted }) => discounted)]).toEqual([seats, uses]);
  expect(new Set([one, other].flatMap((each) => each?.refusals))).toEqual(new Set(['class_full']));
  expect(sum(({ refusals }) => refusals.length)).toBe(buyers - seats);
  expect(await usesOfCoupon(guest, id)).toBe(uses);
  const left = await classSummaries(
    guest,
    both.map((held) => held.id),
  );
  expect([...left.values()].map(({ seats_left }) => seats_left)).toEqual([0, 0]);
  expect(await runAudit(guest)).toEqual([]);
}, 300_000);

/** Every other buyer has the classes in the opposite order. */
async function makeBuyer(guest: Ctx, both: { id: number; course_id: number }[], place: number): Promise<Actor> {
  const buyer = await asA(guest, 'student');
  await makeCart(buyer, ...(place % 2 === 0 ? both : both.toReversed()));
  await tryCoupon({ ...buyer, client: { ...buyer.client, address: `10.${place >> 8}.${place & 255}.1` } }, code);
  return buyer.actor;
}

async function buyInProcess(buying: Buying, place: number): Promise<Bought> {
  const path = join(buying.folder, `buyers-${place}.json`);
  writeFileSync(path, JSON.stringify(buying));
  const { stdout } = await promisify(execFile)(process.execPath, [entry, path], { maxBuffer: 10_000_000 });
  return JSON.parse(stdout);
}
