import { expect } from 'vitest';
import { test } from '#api/shared/test-database.ts';
import { makeCourse, makePartner } from './make.ts';
import { publishedRoutes } from './published-routes.ts';

test('the published courses are listed with the day of their last change, by one query', async ({ ctx, queries }) => {
  const { id } = await makeCourse(ctx);
  const hidden = await makeCourse(ctx, { is_published: false });
  queries.length = 0;
  const [route] = publishedRoutes;
  const response = await route?.handle(ctx, new Request('http://mestria.test/api/courses/published'), {});
  const listed: [number, string][] = await response?.json();
  expect(listed).toContainEqual([id, '2026-11-21']);
  expect(listed.map(([course]) => course)).not.toContain(hidden.id);
  expect(queries).toHaveLength(1);
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
