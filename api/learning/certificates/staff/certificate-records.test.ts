import { describe, expect } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { mostInZip } from '#contract/learning/certificates/values.ts';
import type { CertificateRecordFilter } from '#contract/learning/certificates/staff.ts';
import { asA, makeUser } from '#api/people/identity/make.ts';
import { makeMember, makeOrganization } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { zipEntries } from '#api/shared/files/zip-entries.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCertificate } from '../make.ts';
import { replaceCertificate } from '../replace-certificate.ts';
import { revokeCertificate } from '../revoke-certificate.ts';
import { chosenCertificatesZip } from './chosen-certificates-zip.ts';
import { retrieveCertificateRecords } from './retrieve-certificate-records.ts';

type Sort = { field: string; order: 'asc' | 'desc' };

const reason = 'O apelido estava errado';

async function listed(ctx: Ctx, filter: CertificateRecordFilter, ...sort: Sort[]): Promise<number[]> {
  const staff = await asA(ctx, 'administrator');
  return (await retrieveCertificateRecords(staff, queryOf({ filter, sort }))).results.map(({ id }) => id);
}

async function three(ctx: Ctx) {
  const ana = await makeUser(ctx, { name: 'Ana Conceição' });
  const rui = await makeUser(ctx, { name: 'Rui Tavares' });
  const site = await makeCertificate(ctx, { personId: rui.person_id, course: { certificate_valid_months: 12 } });
  const course = { title: { pt: 'Contabilidade geral', 'en-GB': 'Accounting' }, certificate_valid_months: 24 };
  const books = await makeCertificate(ctx, { personId: ana.person_id, course });
  const seen = await makeCertificate(ctx, { personId: rui.person_id, outcome: 'attended' });
  return { ana, rui, site, books, seen };
}

describe('staff list certificates', () => {
  test('of everybody, with account, class and organization, and nobody else does', async ({ ctx }) => {
    const buyer = await asA(ctx, 'client');
    const organization = await makeOrganization(buyer);
    const member = { organizationId: organization.id, role: 'employee', name: 'Ana Conceição' } as const;
    const { ctx: employee } = await makeMember(ctx, member);
    await ctx.db
      .updateTable('affiliations')
      .set({ accepted_at: new Date('2026-01-02T09:00:00Z') })
      .execute();
    const holder = signedIn(employee);
    const order = { organizationId: organization.id, userId: signedIn(buyer).userId };
    const made = await makeCertificate(ctx, { personId: holder.personId, order });
    const staff = await asA(ctx, 'administrator');
    const { results, total } = await retrieveCertificateRecords(staff, queryOf({}));
    expect(total).toBe(1);
    expect(results[0]).toMatchObject({
      id: made.id,
      number: made.number,
      holder_name: 'Ana Conceição',
      user_id: holder.userId,
      enrollment_id: made.enrollmentId,
      class_id: expect.any(Number),
      organization: { id: organization.id, name: organization.name },
      replacement_id: null,
      replaces: null,
    });
    expect(JSON.stringify(results)).not.toContain('birth');
    await expect(retrieveCertificateRecords(buyer, queryOf({}))).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(retrieveCertificateRecords(ctx, queryOf({}))).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

describe('staff find certificates', () => {
  test('by words of number, holder, course and class, in any case and without accents', async ({ ctx }) => {
    const { site, books, seen } = await three(ctx);
    expect(await listed(ctx, { search: 'conceicao' })).toEqual([books.id]);
    expect(await listed(ctx, { search: 'rui seguranca' })).toEqual([seen.id, site.id]);
    expect(await listed(ctx, { search: 'ACCOUNTING ana' })).toEqual([books.id]);
    expect(await listed(ctx, { search: site.number })).toEqual([site.id]);
    const { code } = await ctx.db
      .selectFrom('enrollments')
      .innerJoin('classes', 'classes.id', 'enrollments.class_id')
      .select('classes.code')
      .where('enrollments.id', '=', books.enrollmentId)
      .executeTakeFirstOrThrow();
    expect(await listed(ctx, { search: code })).toContain(books.id);
    expect(await listed(ctx, { search: '%' })).toEqual([]);
  });

  test('by state, type and day', async ({ ctx }) => {
    const { site, books, seen } = await three(ctx);
    const staff = await asA(ctx, 'administrator');
    const successor = await replaceCertificate(staff, { id: books.id, reason });
    await revokeCertificate(staff, { id: seen.id, reason });
    await ctx.db
      .updateTable('certificates')
      .set({ valid_until: new Date(ctx.now().getTime() - 1) })
      .where('id', '=', site.id)
      .execute();
    expect(await listed(ctx, { state: 'valid' })).toEqual([successor.id]);
    expect(await listed(ctx, { state: 'expired' })).toEqual([site.id]);
    expect(await listed(ctx, { state: 'revoked' })).toEqual([seen.id]);
    expect(await listed(ctx, { state: 'replaced' })).toEqual([books.id]);
    expect(await listed(ctx, { type: 'participation-certificate' })).toEqual([seen.id]);
    const now = ctx.now().toISOString();
    expect(await listed(ctx, { issued_at: { gte: now, lte: now } })).toHaveLength(4);
    expect(await listed(ctx, { issued_at: { lte: '2026-01-01T00:00:00Z' } })).toEqual([]);
  });

  test('in the order of each column, both ways', async ({ ctx }) => {
    const { site, books, seen } = await three(ctx);
    await revokeCertificate(await asA(ctx, 'administrator'), { id: site.id, reason });
    const orders: [string, number[]][] = [
      ['number', [site.id, books.id, seen.id]],
      ['holder_name', [books.id, site.id, seen.id]],
      ['course_title', [books.id, site.id, seen.id]],
      ['issued_at', [site.id, books.id, seen.id]],
      ['type', [site.id, books.id, seen.id]],
      ['status', [books.id, seen.id, site.id]],
      ['valid_until', [site.id, books.id, seen.id]],
    ];
    for (const [field, ids] of orders) {
      expect.soft(await listed(ctx, {}, { field, order: 'asc' }), field).toEqual(ids);
      expect.soft(await listed(ctx, {}, { field, order: 'desc' }), field).toEqual(ids.toReversed());
    }
    expect(await listed(ctx, {}, { field: 'class_code', order: 'asc' })).toHaveLength(3);
  });

  test('with the way from one to its replacement and back', async ({ ctx }) => {
    const { books } = await three(ctx);
    const staff = await asA(ctx, 'administrator');
    const successor = await replaceCertificate(staff, { id: books.id, reason });
    const { results } = await retrieveCertificateRecords(staff, queryOf({ filter: { id: [books.id, successor.id] } }));
    expect(results).toMatchObject([
      { id: successor.id, replaces: { id: books.id, number: books.number }, replacement_id: null },
      { id: books.id, replaced_by: successor.number, replacement_id: successor.id, replaces: null },
    ]);
  });

  test('in two statements, however many there are', async ({ ctx, queries }) => {
    await three(ctx);
    const staff = await asA(ctx, 'administrator');
    queries.length = 0;
    await retrieveCertificateRecords(staff, queryOf({ page: { number: 1, size: 1 } }));
    expect(queries).toHaveLength(2);
  });
});

describe('staff download certificates', () => {
  test('that they choose and that are of use, one PDF each', async ({ ctx }) => {
    const { site, books, seen } = await three(ctx);
    const staff = await asA(ctx, 'administrator');
    await revokeCertificate(staff, { id: seen.id, reason });
    const answer = await chosenCertificatesZip(staff, [seen.id, site.id, books.id, books.id]);
    const entries = await zipEntries(await fromBufferPromise(Buffer.from(await answer.arrayBuffer())), 10);
    if (typeof entries === 'string') throw new Error(entries);
    expect(entries.map(({ fileName }) => fileName)).toEqual([
      `Ana Conceição - Contabilidade geral - ${books.number.replaceAll('/', '-')}.pdf`,
      `Rui Tavares - Segurança e saúde em obra - ${site.number.replaceAll('/', '-')}.pdf`,
    ]);
    expect(entries.every(({ uncompressedSize }) => uncompressedSize > 1000)).toBe(true);
  });

  test('not those that are revoked, not too many, and nobody else does', async ({ ctx }) => {
    const { seen, site } = await three(ctx);
    const staff = await asA(ctx, 'administrator');
    await revokeCertificate(staff, { id: seen.id, reason });
    await expect(chosenCertificatesZip(staff, [seen.id])).rejects.toMatchObject({ code: 'no_certificates_found' });
    const many = Array.from({ length: mostInZip + 1 }, (_, place) => place + 1);
    await expect(chosenCertificatesZip(staff, many)).rejects.toMatchObject({
      code: 'too_many_certificates',
      data: { most: mostInZip },
    });
    await expect(chosenCertificatesZip(await asA(ctx, 'trainer'), [site.id])).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(chosenCertificatesZip(ctx, [site.id])).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});
