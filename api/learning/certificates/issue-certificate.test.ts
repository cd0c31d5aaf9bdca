import { describe, expect } from 'vitest';
import { makePartner } from '#api/offer/catalogue/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { issueCertificate } from './issue-certificate.ts';
import { issuerCodeOf } from './issuer-code.ts';
import { makeCertificate, makeConcluded } from './make.ts';
import { revokeCertificate } from './revoke-certificate.ts';

describe('a concluded enrollment', () => {
  test('earns a certificate with a number, a secret address and a snapshot', async ({ ctx }) => {
    const { id: enrollmentId, personId } = await makeConcluded(ctx);
    const id = await issueCertificate(asSystem(ctx), enrollmentId);
    const row = await ctx.db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      number: 'IBL/2026/C/000001',
      type: 'conclusion-certificate',
      status: 'issued',
      person_id: personId,
      issued_at: ctx.now(),
      show_name: false,
      show_grade: false,
      snapshot: {
        person: { name: 'Marlene da Graça Capita', document_number: '004512876LA041', birth_date: '1990-05-17' },
        course_title: { pt: 'Segurança e saúde em obra', 'en-GB': 'Health and safety on site' },
        hours: 35,
        starts_on: '2026-09-14',
        ends_on: '2026-09-18',
        issued_on: '2026-11-21',
        attendance_rate: 97,
        final_grade: 16.5,
        issuer: { name: 'Instituto Baía de Luanda', licence: 'INEFOP 214/2025', city: 'Luanda', country: 'AO' },
      },
    });
    // 128 bits need at least 22 letters.
    expect(row.token).toMatch(/^[\w-]{24}$/);
  });

  test('expires at the end of a day in the zone of the class, where the course says so, and prints the day', async ({
    ctx,
  }) => {
    const { id } = await makeCertificate(ctx, { course: { certificate_valid_months: 24 } });
    const row = await ctx.db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.snapshot).toMatchObject({ ends_on: '2026-09-18', valid_through: '2028-09-18' });
    // Luanda is one hour ahead of UTC.
    expect(row.valid_until).toEqual(new Date('2028-09-18T22:59:59Z'));
    const { id: other } = await makeCertificate(ctx);
    const forEver = ctx.db.selectFrom('certificates').select('valid_until').where('id', '=', other);
    expect(await forEver.executeTakeFirst()).toEqual({ valid_until: null });
  });

  test('records the history', async ({ ctx }) => {
    const { id } = await makeCertificate(ctx);
    const moves = await ctx.db
      .selectFrom('status_history')
      .select(['move', 'from_status', 'to_status'])
      .where('subject', '=', 'certificate')
      .where('subject_id', '=', id)
      .execute();
    expect(moves).toEqual([{ move: 'issue', from_status: null, to_status: 'issued' }]);
  });

  test('earns one certificate, also when the event arrives twice', async ({ ctx }) => {
    const { id, enrollmentId } = await makeCertificate(ctx);
    expect(await issueCertificate(asSystem(ctx), enrollmentId)).toBe(id);
    expect(await issueCertificate(asSystem(ctx), enrollmentId)).toBe(id);
    const next = await makeCertificate(ctx, { partner: { name: 'Outra Casa de Ensino' } });
    expect(next.number).toBe('OCE/2026/C/000001');
  });

  test('does not get a revoked certificate again', async ({ ctx }) => {
    const { id, enrollmentId } = await makeCertificate(ctx);
    await revokeCertificate(asSystem(ctx), { id, reason: 'Emitido por engano' });
    expect(await issueCertificate(asSystem(ctx), enrollmentId)).toBe(id);
  });

  test.for([
    ['passed', 'conclusion-certificate', 'IBL/2026/C/000001'],
    ['attended', 'participation-certificate', 'IBL/2026/P/000001'],
  ] as const)('that is %s earns a %s', async ([outcome, type, number], { ctx }) => {
    const { id } = await makeCertificate(ctx, { outcome });
    const row = await ctx.db.selectFrom('certificates').select(['type', 'number']).where('id', '=', id).execute();
    expect(row).toEqual([{ type, number }]);
  });

  test.for([{ status: 'withdrawal', outcome: 'passed' }, { outcome: 'failed' }, { outcome: 'not_completed' }] as const)(
    'earns nothing as %o',
    async (input, { ctx }) => {
      const { id } = await makeConcluded(ctx, input);
      expect(await issueCertificate(asSystem(ctx), id)).toBeNull();
      expect(await ctx.db.selectFrom('certificates').select('id').execute()).toEqual([]);
    },
  );

  test('earns nothing before it is concluded', async ({ ctx }) => {
    const { id } = await makeConcluded(ctx);
    await ctx.db.updateTable('enrollments').set({ concluded_at: null }).where('id', '=', id).execute();
    expect(await issueCertificate(asSystem(ctx), id)).toBeNull();
    expect(await issueCertificate(asSystem(ctx), id + 1_000_000)).toBeNull();
  });
});

describe('the numbers of an issuer', () => {
  test('have no gaps across types', async ({ ctx }) => {
    const one = await makeCertificate(ctx);
    const partner = await partnerOf(ctx, one.enrollmentId);
    const two = await makeCertificate(ctx, { course: { partner_id: partner }, outcome: 'attended' });
    const three = await makeCertificate(ctx, { course: { partner_id: partner } });
    expect([one, two, three].map(({ number }) => number)).toEqual([
      'IBL/2026/C/000001',
      'IBL/2026/P/000002',
      'IBL/2026/C/000003',
    ]);
  });

  test('start again each year, in the zone of the class', async ({ ctx }) => {
    const { id } = await makeConcluded(ctx);
    const inLuanda = { ...ctx, now: () => new Date('2026-12-31T23:00:00Z') };
    const certificate = await issueCertificate(asSystem(inLuanda), id);
    const rows = await ctx.db.selectFrom('certificates').select('number').where('id', '=', certificate).execute();
    expect(rows).toEqual([{ number: 'IBL/2027/C/000001' }]);
  });

  test('keep their code when the issuer changes its name', async ({ ctx }) => {
    const { id } = await makePartner(ctx, { name: 'Instituto Baía de Luanda' });
    const other = await makePartner(ctx, { name: 'Ilha Bela Limitada' });
    expect(await issuerCodeOf(ctx, { id, name: 'Instituto Baía de Luanda' })).toBe('IBL');
    expect(await issuerCodeOf(ctx, { id, name: 'Academia Nova' })).toBe('IBL');
    expect(await issuerCodeOf(ctx, { id: other.id, name: 'Ilha Bela Limitada' })).toBe('IBL2');
    expect(await issuerCodeOf(ctx, null)).toBe('MES');
  });
});

async function partnerOf(ctx: Ctx, enrollmentId: number): Promise<number | null> {
  const { partner_id } = await ctx.db
    .selectFrom('enrollments')
    .innerJoin('courses', 'courses.id', 'enrollments.course_id')
    .select('courses.partner_id')
    .where('enrollments.id', '=', enrollmentId)
    .executeTakeFirstOrThrow();
  return partner_id;
}
