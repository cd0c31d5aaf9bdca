import { describe, expect } from 'vitest';
import { asA } from '#api/identity/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/retrieval.ts';
import { asSystem } from '#api/shared/test-actors.ts';
import { test } from '#api/shared/test-database.ts';
import { createOrganization } from './create-organization.ts';
import { makeOrganization } from './make.ts';
import { notifyOrganizationCreated } from './notify-organization-created.ts';
import { organizationsData } from './personal-data.ts';
import { purgeDeletedOrganizations } from './purge-deleted-organizations.ts';
import { retrieveOrganizations } from './retrieve-organizations.ts';

const namesOf = async (ctx: Ctx) => (await retrieveOrganizations(ctx, queryOf({}))).results.map(({ name }) => name);

describe('organizations', () => {
  test('are listed by name to their owner, without the deleted ones', async ({ ctx }) => {
    const [owner, stranger] = [await asA(ctx, 'student'), await asA(ctx, 'student')];
    for (const name of ['B', 'A']) await makeOrganization(owner, { name });
    await makeOrganization(owner, { name: 'C', deleted_at: ctx.now() });
    expect(await namesOf(owner)).toEqual(['A', 'B']);
    expect(await namesOf(stranger)).toEqual([]);
    await expect(namesOf(ctx)).rejects.toThrow('not_signed_in');
  });

  test('are created once under a name, and their owner is notified once', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    const { id } = await createOrganization(owner, { name: 'A' });
    await expect(createOrganization(owner, { name: 'A' })).rejects.toThrow('organization_name_taken');
    for (const system of [asSystem(ctx), asSystem(ctx)]) await notifyOrganizationCreated(system, id);
    const notified = ctx.db.selectFrom('told_messages').select('kind').where('user_id', '=', signedIn(owner).userId);
    expect(await notified.execute()).toEqual([{ kind: 'organization_created' }]);
  });

  test('are purged 90 days after they were deleted', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    await makeOrganization(owner, { deleted_at: new Date(ctx.now().getTime() - 91 * 86_400_000) });
    const { id } = await makeOrganization(owner, { deleted_at: ctx.now() });
    await purgeDeletedOrganizations(ctx);
    expect(await ctx.db.selectFrom('organizations').select('id').execute()).toEqual([{ id }]);
  });

  test('go with the account', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    await makeOrganization(owner);
    const { userId, personId } = signedIn(owner);
    await organizationsData.erase(ctx, { userId, personId, username: '' });
    expect(await namesOf(owner)).toEqual([]);
  });
});
