import { createRouterClient } from '@orpc/server';
import { expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { test } from '#api/shared/testing/database.ts';
import { routes } from '../routes.ts';
import { importFolder as load, newFolder } from './make.ts';

const folder = { 'course.json': JSON.stringify({ key: 'obra', title: { pt: 'Obra' }, type: 'online' }) };

test('a folder that comes again counts a version of its course, so that an editor who has it open learns of it', async ({
  ctx,
}) => {
  const { id } = await load(ctx, newFolder(folder));
  const { catalogue } = createRouterClient(routes, { context: await asA(ctx, 'administrator') });
  const { results } = await catalogue.retrieveCourseSources({ filter: { id } });
  await load(ctx, newFolder(folder));
  const stale = { id, workload_hours: 3, version: results[0]?.version };
  await expect(catalogue.updateCourse({ data: [stale] })).rejects.toMatchObject({ code: 'changed_meanwhile' });
});
