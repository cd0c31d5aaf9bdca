import { expect } from 'vitest';
import { committingTest as test } from '#api/shared/testing/database.ts';
import { fillCatalogue } from './fill-catalogue.ts';

test('generated courses have categories and partners with slugs as editors write them', async ({ database }) => {
  const { db } = database;
  await fillCatalogue(db, 60, { odd: true });
  const places = db
    .selectFrom('courses')
    .leftJoin('categories', 'categories.id', 'category_id')
    .leftJoin('partners', 'partners.id', 'partner_id');
  const slugs = await places.select(['categories.slug as area', 'partners.slug as school']).execute();
  expect(slugs).toHaveLength(60);
  // One in eleven has neither.
  expect(slugs.filter(({ area, school }) => area === null && school === null)).toHaveLength(5);
  for (const { area, school } of slugs) {
    for (const slug of [area, school]) expect(slug ?? 'none').toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});
