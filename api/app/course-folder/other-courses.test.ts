import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { retrieveCourse, updateCourse } from '#api/offer/catalogue/index.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { exportCourse } from './export-course.ts';
import { importFolder as load, newFolder } from './make.ts';

const course = { key: 'primeiros-socorros', title: { pt: 'Primeiros socorros' }, type: 'online' };
const folderOf = (facts: object) => newFolder({ 'course.json': JSON.stringify(facts) });

describe('the other courses of a folder', () => {
  const bundle = { key: 'dois-cursos', title: { pt: 'Dois cursos' }, type: 'online', package_type: 'pacote' };
  const advanced = { key: 'socorro-avancado', title: { pt: 'Socorro avançado' }, type: 'online' };

  test('are known by their keys, and come out so', async ({ ctx }) => {
    const { id: first } = await load(ctx, folderOf(course));
    const { id: second } = await load(ctx, folderOf({ ...advanced, prerequisites: [course.key] }));
    const { id } = await load(ctx, folderOf({ ...bundle, courses: [advanced.key, course.key] }));
    const extrasOf = async (each: number) => (await retrieveCourse(ctx, { filter: { id: each } })).results;
    expect(await extrasOf(second)).toMatchObject([{ prerequisites: [{ id: first }] }]);
    expect(await extrasOf(id)).toMatchObject([{ courses: [{ id: second }, { id: first }] }]);
    const folder = join(newFolder({}), 'out');
    await exportCourse(asSystem(ctx), id, folder);
    expect(JSON.parse(readFileSync(join(folder, 'course.json'), 'utf8'))).toMatchObject({
      courses: [advanced.key, course.key],
    });
  });

  test('are left out where one of them has no key, and stay when the folder comes again', async ({ ctx }) => {
    const { id: first } = await load(ctx, folderOf(course));
    const { id: other } = await makeCourse(ctx);
    const { id } = await load(ctx, folderOf(bundle));
    await updateCourse(asSystem(ctx), { id, course_ids: [first, other] });
    const folder = join(newFolder({}), 'out');
    await exportCourse(asSystem(ctx), id, folder);
    await load(ctx, folder);
    const { results } = await retrieveCourse(ctx, { filter: { id } });
    expect(results).toMatchObject([{ courses: [{ id: first }, { id: other }] }]);
  });
});
