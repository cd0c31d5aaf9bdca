import { describe, expect } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { OrganizationCertificateFilter } from '#contract/learning/certificates/calls.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeMember, makeOrganization, type Member } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { zipEntries } from '#api/shared/files/zip-entries.ts';
import { makeCertificate, type Issued } from './make.ts';
import { organizationCertificatePdf, organizationCertificatesZip } from './organization-downloads.ts';
import { retrieveCertifiedCourses } from './retrieve-certified-courses.ts';
import { retrieveOrganizationCertificates } from './retrieve-organization-certificates.ts';

type World = { id: number; owner: Ctx; ana: Member; rui: Member };

describe('the certificates of an organization', () => {
  test('are those of trainings that it ordered', async ({ ctx }) => {
    const world = await newWorld(ctx);
    const other = await makeOrganization(await asA(ctx, 'client'));
    const ours = await certify(ctx, { ...world, of: world.ana });
    await certify(ctx, { ...world, of: world.ana }, { by: other.id });
    await certify(ctx, { ...world, of: world.ana }, { by: null });
    const { results, total } = await listed(world.owner, world.id);
    expect(total).toBe(1);
    expect(results[0]).toMatchObject({
      id: ours.id,
      holder_name: 'Ana Conceição',
      department: 'Obras',
      has_left: false,
    });
    expect(JSON.stringify(results)).not.toMatch(/004512876LA041|1990-05-17|birth|document|check_url/);
  });

  test('have nothing that was issued after a person left', async ({ ctx }) => {
    const world = await newWorld(ctx);
    const { id } = await certify(ctx, { ...world, of: world.ana });
    await leave(ctx, world.ana, ctx.now().getTime() + 1000);
    expect((await listed(world.owner, world.id)).results).toMatchObject([{ id, has_left: true }]);
    await leave(ctx, world.ana, ctx.now().getTime() - 1000);
    expect(await listed(world.owner, world.id)).toEqual({ results: [], total: 0 });
    const pdf = organizationCertificatePdf(world.owner, { organizationId: world.id, id });
    await expect(pdf).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are found by name, course and number, by department, status and expiry', async ({ ctx }) => {
    const world = await newWorld(ctx);
    const ana = await certify(ctx, { ...world, of: world.ana });
    const rui = await certify(ctx, { ...world, of: world.rui });
    const soon = new Date(ctx.now().getTime() + 12 * 86_400_000);
    await ctx.db.updateTable('certificates').set({ valid_until: soon }).where('id', '=', rui.id).execute();
    const ids = async (filter: OrganizationCertificateFilter) =>
      (await listed(world.owner, world.id, filter)).results.map(({ id }) => id);
    expect(await ids({})).toEqual([rui.id, ana.id]);
    expect(await ids({ search: 'conceicao seguranca' })).toEqual([ana.id]);
    expect(await ids({ search: rui.number })).toEqual([rui.id]);
    expect(await ids({ search: '%' })).toEqual([]);
    expect(await ids({ department: 'Obras' })).toEqual([ana.id]);
    expect(await ids({ expires_within_days: 11 })).toEqual([]);
    expect(await ids({ expires_within_days: 13 })).toEqual([rui.id]);
    expect(await ids({ state: 'revoked' })).toEqual([]);
    expect(await ids({ affiliation_id: world.rui.affiliationId })).toEqual([rui.id]);
    expect(await ids({ state: ['valid', 'expired'] })).toEqual([rui.id, ana.id]);
    await ctx.db.updateTable('certificates').set({ valid_until: ctx.now() }).where('id', '=', ana.id).execute();
    const later = { ...world.owner, now: () => new Date(ctx.now().getTime() + 1) };
    const { results } = await listed(later, world.id, { state: 'expired' });
    expect(results).toMatchObject([{ id: ana.id, is_expired: true }]);
    expect((await listed(later, world.id, { state: 'valid' })).results).toMatchObject([{ id: rui.id }]);
  });

  test('are sorted by holder and by course, and narrowed to a course', async ({ ctx }) => {
    const world = await newWorld(ctx);
    const rui = await certify(ctx, { ...world, of: world.rui });
    const ana = await certify(ctx, { ...world, of: world.ana });
    const sorted = async (field: 'holder_name' | 'course_title', order: 'asc' | 'desc') => {
      const query = queryOf({ filter: { organization_id: world.id }, sort: [{ field, order }] });
      return (await retrieveOrganizationCertificates(world.owner, query)).results.map(({ id }) => id);
    };
    expect(await sorted('holder_name', 'asc')).toEqual([ana.id, rui.id]);
    expect(await sorted('holder_name', 'desc')).toEqual([rui.id, ana.id]);
    const { results: courses } = await coursesFor(world.owner, world.id);
    expect(courses).toMatchObject([
      { title: 'Segurança e saúde em obra', certificates: 1 },
      { title: 'Segurança e saúde em obra', certificates: 1 },
    ]);
    const [, course_id] = courses.map((each) => each.course_id);
    expect((await listed(world.owner, world.id, { course_id })).results).toMatchObject([{ id: ana.id, course_id }]);
  });
});

describe('the certificates of an organization also', () => {
  test('are for owners and training managers alone', async ({ ctx }) => {
    const world = await newWorld(ctx);
    const { id } = await certify(ctx, { ...world, of: world.ana });
    const member = async (role: 'training_manager' | 'finance') =>
      (await makeMember(ctx, { organizationId: world.id, role })).ctx;
    const calls = [
      (who: Ctx) => listed(who, world.id),
      (who: Ctx) => coursesFor(who, world.id),
      (who: Ctx) => organizationCertificatePdf(who, { organizationId: world.id, id }),
      (who: Ctx) => organizationCertificatesZip(who, { organizationId: world.id, filter: {} }),
    ];
    const manager = await member('training_manager');
    const refused = [
      [await member('finance'), 'not_allowed'],
      [world.ana.ctx, 'not_allowed'],
      [await asA(ctx, 'client'), 'not_found'],
      [ctx, 'not_signed_in'],
    ] as const;
    for (const call of calls) {
      await expect(call(manager)).resolves.toBeTruthy();
      for (const [who, code] of refused) await expect(call(who)).rejects.toMatchObject({ code });
    }
  });

  test('are one PDF each in a zip, named by person, course and number', async ({ ctx }) => {
    const world = await newWorld(ctx);
    const { number } = await certify(ctx, { ...world, of: world.ana });
    await certify(ctx, { ...world, of: world.rui });
    await certify(ctx, { ...world, of: world.rui }, { by: null });
    const answer = await organizationCertificatesZip(world.owner, { organizationId: world.id, filter: {} });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const names = await namesIn(await answer.arrayBuffer());
    expect(names).toHaveLength(2);
    const title = 'Segurança e saúde em obra';
    expect(names[0]).toBe(`Ana Conceição - ${title} - ${number.replaceAll('/', '-')}.pdf`);
  });

  test('refuse a zip of none', async ({ ctx }) => {
    const world = await newWorld(ctx);
    const zip = organizationCertificatesZip(world.owner, { organizationId: world.id, filter: { search: 'x' } });
    await expect(zip).rejects.toMatchObject({ code: 'no_certificates_found' });
  });
});

async function newWorld(ctx: Ctx): Promise<World> {
  const owner = await asA(ctx, 'client');
  const { id } = await makeOrganization(owner);
  const employee = { organizationId: id, role: 'employee' } as const;
  const ana = await makeMember(ctx, { ...employee, department: 'Obras', name: 'Ana Conceição' });
  const rui = await makeMember(ctx, { ...employee, department: 'Armazém', name: 'Rui' });
  await ctx.db
    .updateTable('affiliations')
    .set({ accepted_at: new Date('2026-01-02T09:00:00Z') })
    .execute();
  return { id, owner, ana, rui };
}

type By = { by?: number | null };

function certify(ctx: Ctx, { id, owner, of }: World & { of: Member }, { by = id }: By = {}): Promise<Issued> {
  const order = { organizationId: by, userId: signedIn(owner).userId };
  return makeCertificate(ctx, { personId: signedIn(of.ctx).personId, order });
}

async function leave(ctx: Ctx, { affiliationId }: Member, at: number): Promise<void> {
  const ended = { status: 'ended', ended_at: new Date(at) };
  await ctx.db.updateTable('affiliations').set(ended).where('id', '=', affiliationId).execute();
}

function listed(who: Ctx, organization_id: number, filter: OrganizationCertificateFilter = {}) {
  return retrieveOrganizationCertificates(who, queryOf({ filter: { organization_id, ...filter } }));
}

function coursesFor(who: Ctx, organization_id: number) {
  return retrieveCertifiedCourses(who, queryOf({ filter: { organization_id } }));
}

async function namesIn(bytes: ArrayBuffer): Promise<string[]> {
  const zip = await fromBufferPromise(Buffer.from(bytes));
  const entries = await zipEntries(zip, 10);
  if (typeof entries === 'string') throw new Error(entries);
  return entries.map(({ fileName, uncompressedSize }) => (uncompressedSize > 1000 ? fileName : 'empty'));
}
