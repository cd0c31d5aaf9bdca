import { tmpdir } from 'node:os';
import { describe, expect, vi } from 'vitest';
import { openPostgres } from '#api/shared/database/database.ts';
import { openCachedCounts } from '#api/shared/database/cached-counts.ts';
import { listenToSiteFacts, whenChanged } from '#api/shared/events/site-facts.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { makeCtx, test } from '#api/shared/testing/database.ts';
import { makeCourse } from './make.ts';
import { retrieveChoices } from './retrieve-choices.ts';
import { retrieveCourse } from './retrieve-course.ts';
import { updateCourse } from './update-course.ts';

const url = process.env['TEST_DATABASE_URL'];

// One process alone opens a PGlite: `npm run test:postgres`.
describe.skipIf(!url)('a course that is changed at one server process', () => {
  test('is fresh at another process within a second', async () => {
    const [here, there] = [await openPostgres(url ?? ''), await openPostgres(url ?? '')];
    const [ctx, elsewhere] = [here, there].map(({ db }) => makeCtx({ db, folder: tmpdir() }));
    if (!ctx || !elsewhere) throw new Error('There are two.');
    const { id } = await makeCourse(ctx, { title: { pt: 'Antes' }, is_published: true });
    const changed: string[] = [];
    await listenToSiteFacts(there, { changed: ({ kind }) => changed.push(kind), missed: () => {} });

    await updateCourse(asSystem(ctx), { id, title: { pt: 'Depois' } });
    await vi.waitFor(() => expect(changed).toContain('catalogue_changed'), 1_000);
    const { results } = await retrieveCourse(elsewhere, { filter: { id } });
    expect(results[0]?.title).toBe('Depois');

    await updateCourse(asSystem(ctx), { id, is_published: false });
    await here.close();
    await there.close();
  });

  test('is counted again at another process within a second', async () => {
    const [here, there] = [await openPostgres(url ?? ''), await openPostgres(url ?? '')];
    const counts = openCachedCounts({ most: 10, freshMs: 60_000 });
    await whenChanged(there, { courses: counts.drop, settings: () => undefined });
    const ctx = makeCtx({ db: here.db, folder: tmpdir() });
    const elsewhere = { ...makeCtx({ db: there.db, folder: tmpdir() }), counts };
    const { id } = await makeCourse(ctx, { title: { pt: 'Raro' }, language: 'fr', is_published: true });
    const french = async () => {
      const [first] = (await retrieveChoices(elsewhere, { filter: {} })).results;
      return first?.languages.find(({ value }) => value === 'fr')?.course_count ?? 0;
    };
    const before = await french();

    await there.db.updateTable('courses').set({ published_at: null }).where('id', '=', id).execute();
    expect(await french()).toBe(before);
    await updateCourse(asSystem(ctx), { id, is_published: false });
    await vi.waitFor(async () => expect(await french()).toBe(before - 1), 1_000);
    await here.close();
    await there.close();
  });
});
