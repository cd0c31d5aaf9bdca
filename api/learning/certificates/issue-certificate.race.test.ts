import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { makePartner } from '#api/offer/catalogue/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { issueCertificate } from './issue-certificate.ts';
import { makeConcluded } from './make.ts';

// Needs several connections: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

describe.skipIf(!onPostgres)('workers with the same events at once', () => {
  test('issue one certificate each, without gaps in the numbers', async ({ database }) => {
    const ctx = asSystem(makeCtx({ db: database.db, folder: tmpdir() }));
    const enrollments = await concludedAtOneIssuer(ctx, 8);
    const emitted = [...enrollments, ...enrollments, ...enrollments, ...enrollments];
    const issued = await Promise.all(emitted.map((id) => issueCertificate(ctx, id)));
    expect(new Set(issued).size).toBe(enrollments.length);

    const rows = await ctx.db
      .selectFrom('certificates')
      .select('number')
      .where('enrollment_id', 'in', enrollments)
      .orderBy('number')
      .execute();
    const counts = rows.map(({ number }) => Number(number.slice(-6)));
    expect(counts).toEqual(enrollments.map((_, at) => at + 1));
  });
});

async function concludedAtOneIssuer(ctx: Ctx, many: number): Promise<number[]> {
  const slug = `corrida-${process.pid}-${Date.now()}`;
  const partner = await makePartner(ctx, { slug, name: 'Zebra Xisto Quartzo' });
  const made: number[] = [];
  for (let at = 0; at < many; at += 1) {
    made.push(
      (await makeConcluded(ctx, { course: { partner_id: partner.id }, partner: { slug: `${slug}-${at}` } })).id,
    );
  }
  return made;
}
