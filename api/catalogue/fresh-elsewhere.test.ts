import { tmpdir } from 'node:os';
import { describe, expect, vi } from 'vitest';
import { openPostgres } from '#api/shared/database.ts';
import { pageChannel } from '#api/shared/page-drops.ts';
import { asHouse } from '#api/shared/test-actors.ts';
import { makeCtx, test } from '#api/shared/test-database.ts';
import { makeCourse } from './make.ts';
import { retrieveCourse } from './retrieve-course.ts';
import { updateCourse } from './update-course.ts';

const url = process.env['TEST_DATABASE_URL'];

// One process alone opens a PGlite: `npm run test:postgres`.
describe.skipIf(!url)('a course that is changed at one server process', () => {
  test('is fresh at another within a second: its pages are dropped there, and it is read anew', async () => {
    const [here, there] = [await openPostgres(url ?? ''), await openPostgres(url ?? '')];
    const [ctx, elsewhere] = [here, there].map(({ db }) => makeCtx({ db, folder: tmpdir() }));
    if (!ctx || !elsewhere) throw new Error('There are two.');
    const { id } = await makeCourse(ctx, { title: { pt: 'Antes' }, is_published: true });
    const dropped: string[] = [];
    await there.listen(pageChannel, (payload) => dropped.push(...JSON.parse(payload)));

    await updateCourse(asHouse(ctx), { id, title: { pt: 'Depois' } });
    await vi.waitFor(() => expect(dropped).toEqual(expect.arrayContaining(['/courses', '/', '/partners'])), 1_000);
    const { results } = await retrieveCourse(elsewhere, { filter: { id } });
    expect(results[0]?.title).toBe('Depois');

    await updateCourse(asHouse(ctx), { id, is_published: false });
    await here.close();
    await there.close();
  });
});
