import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import type { AffiliationFilter } from '#contract/people/organizations/affiliation.ts';
import { endAffiliations } from './end-affiliations.ts';
import { makeInvitation, makeMember, makeOrganization } from './make.ts';
import { organizationsData } from './personal-data.ts';
import { renameAffiliations } from './rename-affiliations.ts';
import { retrieveAffiliations, retrieveDepartments } from './retrieve-affiliations.ts';
import { updateAffiliations } from './update-affiliations.ts';

async function company(ctx: Ctx) {
  const user = await makeUser(ctx, { name: 'Zita Dona' });
  const owner = await signInAs(ctx, user);
  const { id } = await makeOrganization(owner);
  const own = ctx.db.selectFrom('affiliations').select('id').where('organization_id', '=', id);
  return { user, owner, id, ownerId: (await own.executeTakeFirstOrThrow()).id };
}

const whoseOf = ({
  id: userId,
  person_id: personId,
  username,
}: {
  id: number;
  person_id: number;
  username: string;
}) => ({
  userId,
  personId,
  username,
});

describe('the organizations of a person', () => {
  test('are read by staff, also those that the person has left', async ({ ctx }) => {
    const { owner, user } = await company(ctx);
    await company(ctx);
    const filter = { person_id: user.person_id };
    const staff = await asA(ctx, 'administrator');
    expect(await retrieveAffiliations(staff, queryOf({ filter }))).toMatchObject({
      results: [{ person_id: user.person_id, role: 'owner' }],
      total: 1,
    });
    await expect(retrieveAffiliations(owner, queryOf({ filter }))).rejects.toThrow('not_allowed');
  });
});

describe('the people of an organization', () => {
  test('are searched by parts of names, addresses and numbers, without accents', async ({ ctx }) => {
    const { owner, id } = await company(ctx);
    const organizationId = id;
    await makeInvitation(ctx, { organizationId, name: 'Inês Lukamba', email: 'ines@k.test', department: 'Obras' });
    await makeInvitation(ctx, { organizationId, name: 'Água 100%', email: 'agua@k.test', department: 'Armazém' });
    const find = async (filter: AffiliationFilter) =>
      (await retrieveAffiliations(owner, queryOf({ filter: { organization_id: id, ...filter } }))).results.map(
        ({ name }) => name,
      );
    expect(await find({})).toEqual(['Água 100%', 'Inês Lukamba', 'Zita Dona']);
    expect(await find({ search: 'luk INES' })).toEqual(['Inês Lukamba']);
    expect(await find({ search: '100%' })).toEqual(['Água 100%']);
    expect(await find({ search: 'in_s' })).toEqual([]);
    expect(await find({ search: 'k.test', department: 'Obras' })).toEqual(['Inês Lukamba']);
    expect(await find({ status: ['active'] })).toEqual(['Zita Dona']);
    expect(await find({ role: { ne: 'owner' } })).toHaveLength(2);
    const { results } = await retrieveDepartments(owner, queryOf({ filter: { organization_id: id } }));
    expect(results).toEqual([
      { name: 'Armazém', active: 0, people: 1 },
      { name: 'Obras', active: 0, people: 1 },
    ]);
  });

  test('are read in a constant number of queries, sorted and by page, of ten thousand', async ({ ctx, queries }) => {
    const { owner, id } = await company(ctx);
    await ctx.db
      .insertInto('affiliations')
      .values(
        Array.from({ length: 10_000 }, (_, n) => ({
          organization_id: id,
          email: `p${n}@k.test`,
          name: `Pessoa ${String(n).padStart(5, '0')}`,
          role: 'employee',
          status: 'declined',
        })),
      )
      .execute();
    queries.length = 0;
    const sort = [{ field: 'name' as const, order: 'desc' as const }];
    const query = { filter: { organization_id: id, search: 'pessoa' }, sort, page: { number: 2, size: 50 } };
    const answer = await retrieveAffiliations(owner, queryOf(query));
    expect(answer.total).toBe(10_000);
    expect(answer.results).toHaveLength(50);
    expect(answer.results[0]?.name).toBe('Pessoa 09949');
    expect(queries).toHaveLength(3);
  });

  test('need an organization or the own ones as filter', async ({ ctx }) => {
    const { owner } = await company(ctx);
    await expect(retrieveAffiliations(owner, queryOf({}))).rejects.toThrow('invalid_input');
    await expect(retrieveAffiliations(ctx, queryOf({ filter: { own: true } }))).rejects.toThrow('not_signed_in');
  });

  test('are renamed with the person, until they leave', async ({ ctx }) => {
    const { owner, id } = await company(ctx);
    const { user, affiliationId } = await makeMember(ctx, { organizationId: id, name: 'Ana' });
    const rename = async (name: string) => {
      await ctx.db.updateTable('persons').set({ name }).where('id', '=', user.person_id).execute();
      await renameAffiliations(asSystem(ctx), user.person_id);
      const row = ctx.db.selectFrom('affiliations').select('name').where('id', '=', affiliationId);
      return (await row.executeTakeFirst())?.name;
    };
    expect(await rename('Ana Maria')).toBe('Ana Maria');
    await endAffiliations(owner, [{ id: affiliationId }]);
    expect(await rename('Ana Rita')).toBe('Ana Maria');
  });
});

describe('the last owner', () => {
  test('cannot leave or lose the role, and can once there is another', async ({ ctx }) => {
    const { owner, id, ownerId } = await company(ctx);
    await expect(endAffiliations(owner, [{ id: ownerId }])).rejects.toThrow('last_owner');
    await expect(updateAffiliations(owner, [{ id: ownerId, role: 'finance' }])).rejects.toThrow('last_owner');
    await makeInvitation(ctx, { organizationId: id, role: 'owner' });
    await expect(endAffiliations(owner, [{ id: ownerId }])).rejects.toThrow('last_owner');
    const second = await makeMember(ctx, { organizationId: id });
    await updateAffiliations(owner, [{ id: second.affiliationId, role: 'owner' }]);
    const both = [{ id: ownerId }, { id: second.affiliationId }];
    await expect(endAffiliations(owner, both)).rejects.toThrow('last_owner');
    expect(await endAffiliations(owner, [{ id: ownerId }])).toMatchObject([{ status: 'ended' }]);
  });
});

describe('the data of a person', () => {
  test('go along and are erased in their affiliations; others stay', async ({ ctx }) => {
    const { id } = await company(ctx);
    const { user, affiliationId } = await makeMember(ctx, { organizationId: id, name: 'Ana' });
    await makeInvitation(ctx, { organizationId: (await company(ctx)).id, email: user.username });
    const taken: object[] = [];
    for await (const { path, ...file } of organizationsData.takeAlong(ctx, whoseOf(user))) {
      expect(path).toBe('affiliations.json');
      if ('rows' in file) for await (const row of file.rows) taken.push(row);
    }
    expect(taken).toMatchObject([{ name: 'Ana', status: 'active' }, { status: 'invited' }]);
    for (const _ of ['once', 'again']) await organizationsData.erase(asSystem(ctx), whoseOf(user));
    const remaining = ctx.db.selectFrom('affiliations').select(['name', 'email', 'status']);
    expect(await remaining.where('id', '=', affiliationId).execute()).toEqual([
      { name: '', email: '', status: 'ended' },
    ]);
    expect(await ctx.db.selectFrom('affiliations').select('id').where('email', '=', user.username).execute()).toEqual(
      [],
    );
    expect(await ctx.db.selectFrom('organizations').select('status').where('id', '=', id).execute()).toEqual([
      { status: 'active' },
    ]);
  });

  test('of the last owner suspend the organization', async ({ ctx }) => {
    const { user, id } = await company(ctx);
    await organizationsData.erase(asSystem(ctx), whoseOf(user));
    const stored = ctx.db.selectFrom('organizations').select('status').where('id', '=', id);
    expect(await stored.executeTakeFirst()).toEqual({ status: 'suspended' });
  });
});
