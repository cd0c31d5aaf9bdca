import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCourse, makePartner } from './make.ts';
import { publishedRoutes } from './published-routes.ts';

async function listed(ctx: Ctx, address: string): Promise<[number, string][]> {
  const { pathname } = new URL(address, 'http://mestria.test');
  const route = publishedRoutes.find(({ path }) => path === pathname);
  const response = await route?.handle(ctx, new Request(`http://mestria.test/api${address}`), {});
  return response?.json();
}

test('the published courses are listed with the day of their last change, by one query', async ({ ctx, queries }) => {
  const { id } = await makeCourse(ctx);
  const hidden = await makeCourse(ctx, { is_published: false });
  queries.length = 0;
  const courses = await listed(ctx, '/courses/published');
  expect(courses).toContainEqual([id, '2026-11-21']);
  expect(courses.map(([course]) => course)).not.toContain(hidden.id);
  expect(queries).toHaveLength(1);
});

test('the published courses are listed in parts of 50,000 ids, page by page', async ({ ctx, queries }) => {
  await makeCourse(ctx);
  await sql`select setval(pg_get_serial_sequence('courses', 'id'), 49998)`.execute(ctx.db);
  for (let made = 0; made < 3; made++) await makeCourse(ctx);
  queries.length = 0;
  const parts = await listed(ctx, '/courses/published/parts');
  expect(queries).toHaveLength(1);
  expect(parts).toEqual(
    expect.arrayContaining([
      [1, '2026-11-21'],
      [2, '2026-11-21'],
    ]),
  );
  const ids = async (search: string) => (await listed(ctx, `/courses/published?${search}`)).map(([id]) => id);
  expect(await ids('part=1&after=49998&most=1')).toEqual([49_999]);
  expect(await ids('part=1&after=49999&most=5')).toEqual([50_000]);
  expect(await ids('part=2')).toEqual([50_001]);
  expect(await ids('part=2&after=1&most=99999999')).toEqual([50_001]);
  expect(await ids('part=x&after=-1&most=1')).toHaveLength(1);
  expect(await ids('part=999999999999')).toEqual([]);
});

test('partners are listed with the day of the last change of a course of theirs, by one query', async ({
  ctx,
  queries,
}) => {
  const { id: partner_id } = await makePartner(ctx);
  const { id: idle } = await makePartner(ctx);
  await makeCourse(ctx, { partner_id });
  queries.length = 0;
  const route = publishedRoutes.find(({ path }) => path === '/partners/published');
  const response = await route?.handle(ctx, new Request('http://mestria.test/api/partners/published'), {});
  expect(await response?.json()).toEqual([
    [partner_id, '2026-11-21'],
    [idle, null],
  ]);
  expect(queries).toHaveLength(1);
});
