import { describe, expect } from 'vitest';
import type { CertificateDueFilter } from '#contract/learning/certificates/staff.ts';
import { enrollmentOutcomes, enrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { certificateTypes } from '#contract/offer/catalogue/values.ts';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCertificate, makeConcluded } from '../make.ts';
import { certificateTypeFor } from '../model/certificate-type.ts';
import { revokeCertificate } from '../revoke-certificate.ts';
import { issueCertificateByHand } from './issue-certificate-by-hand.ts';
import { retrieveCertificatesDue } from './retrieve-certificates-due.ts';

async function due(ctx: Ctx, filter: CertificateDueFilter = {}) {
  return (await retrieveCertificatesDue(await asA(ctx, 'administrator'), queryOf({ filter }))).results;
}

describe('staff see who has earned a certificate and has none that stands', () => {
  test('with what it earns and what it had, until one is issued', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const never = await makeConcluded(ctx);
    const revoked = await makeCertificate(ctx);
    await makeCertificate(ctx);
    await revokeCertificate(staff, { id: revoked.id, reason: 'Engano' });
    const results = await due(ctx);
    expect(results).toMatchObject([
      { id: revoked.enrollmentId, earlier: { id: revoked.id, number: revoked.number, status: 'revoked' } },
      {
        id: never.id,
        holder: { id: never.personId, name: 'Marlene da Graça Capita' },
        user_id: null,
        course: { title: 'Segurança e saúde em obra' },
        type: 'conclusion-certificate',
        concluded_at: '2026-09-18T15:00:00.000Z',
        earlier: null,
      },
    ]);
    expect((await due(ctx, { was_certified: true })).map(({ id }) => id)).toEqual([revoked.enrollmentId]);
    expect((await due(ctx, { was_certified: false })).map(({ id }) => id)).toEqual([never.id]);
    await issueCertificateByHand(staff, { enrollment_id: revoked.enrollmentId, reason: 'Engano' });
    expect((await due(ctx)).map(({ id }) => id)).toEqual([never.id]);
  });

  test('with what the law of the country of the issuer wants and is missing', async ({ ctx }) => {
    await makeConcluded(ctx, { partner: { country: 'PT', licence: null }, course: { workload_hours: null } });
    await makeConcluded(ctx, { partner: { country: 'AO', licence: null } });
    expect((await due(ctx)).map(({ missing }) => missing)).toEqual([['licence'], ['hours']]);
  });

  test('by words of name, course and class', async ({ ctx }) => {
    const { id } = await makeConcluded(ctx);
    const code = (await due(ctx))[0]?.class.code ?? '';
    for (const search of ['graca capita', 'MARLENE safety', code]) {
      expect(await due(ctx, { search })).toMatchObject([{ id }]);
    }
    expect(await due(ctx, { search: 'marlene ninguem' })).toEqual([]);
  });

  test('as the rule says, for every outcome, course and status', async ({ ctx }) => {
    const expected: number[] = [];
    const cases = [
      ...enrollmentOutcomes.flatMap((outcome) =>
        certificateTypes.map((courseGives) => ({ status: 'enrolled' as const, outcome, courseGives })),
      ),
      ...enrollmentStatuses.map((status) => ({
        status,
        outcome: 'passed' as const,
        courseGives: 'conclusion-certificate' as const,
      })),
    ];
    for (const { courseGives, ...input } of cases) {
      const { id } = await makeConcluded(ctx, { ...input, course: { certificate_type: courseGives } });
      if (certificateTypeFor({ ...input, courseGives })) expected.push(id);
    }
    expect(expected.length).toBeGreaterThan(4);
    expect((await due(ctx)).map(({ id }) => id)).toEqual(expected.toReversed());
  });

  test('but no erased person, and nobody else sees them', async ({ ctx }) => {
    const { personId } = await makeConcluded(ctx);
    await ctx.db.updateTable('persons').set({ deleted_at: ctx.now() }).where('id', '=', personId).execute();
    expect(await due(ctx)).toEqual([]);
    await expect(retrieveCertificatesDue(await asA(ctx, 'trainer'), queryOf({}))).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(retrieveCertificatesDue(ctx, queryOf({}))).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('in two statements, however many there are', async ({ ctx, queries }) => {
    await makeConcluded(ctx);
    await makeConcluded(ctx);
    const staff = await asA(ctx, 'administrator');
    queries.length = 0;
    await retrieveCertificatesDue(staff, queryOf({ page: { number: 1, size: 1 } }));
    expect(queries).toHaveLength(2);
  });
});
