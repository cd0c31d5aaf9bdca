import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCertificate, makeConcluded } from '../make.ts';
import { replaceCertificate } from '../replace-certificate.ts';
import { revokeCertificate } from '../revoke-certificate.ts';
import { issueCertificateByHand } from './issue-certificate-by-hand.ts';
import { retrieveCertificateHistory } from './retrieve-certificate-history.ts';

const reason = 'Anulado por engano';

describe('staff issue a certificate by hand', () => {
  test('where it was not issued by itself, and its history says why and who', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { id: enrollment_id } = await makeConcluded(ctx);
    const issued = await issueCertificateByHand(staff, { enrollment_id, reason });
    expect(issued).toMatchObject({ number: 'IBL/2026/C/000001', status: 'issued', type: 'conclusion-certificate' });
    const { results } = await historyOf(staff, issued.id);
    expect(results).toMatchObject([{ move: 'issue', reason, user: { name: expect.any(String) } }]);
    const emitted = await ctx.db
      .selectFrom('outbox_events')
      .select('payload')
      .where('kind', '=', 'certificate_issued')
      .execute();
    expect(emitted).toEqual([{ payload: { certificate_id: issued.id } }]);
  });

  test('again after a revocation, with a new number, and hides what the holder showed', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { id, enrollmentId: enrollment_id } = await makeCertificate(ctx);
    await ctx.db.updateTable('certificates').set({ show_name: true }).where('id', '=', id).execute();
    await revokeCertificate(staff, { id, reason: 'Fraude' });
    const issued = await issueCertificateByHand(staff, { enrollment_id, reason });
    expect(issued).toMatchObject({ number: 'IBL/2026/C/000002', show_name: false });
  });

  test('once: the one that stands is named, also after a replacement', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { id, number, enrollmentId: enrollment_id } = await makeCertificate(ctx);
    await expect(issueCertificateByHand(staff, { enrollment_id, reason })).rejects.toEqual(alreadyCertified(number));
    const successor = await replaceCertificate(staff, { id, reason });
    await expect(issueCertificateByHand(staff, { enrollment_id, reason })).rejects.toEqual(
      alreadyCertified(successor.number),
    );
  });

  test.for([
    [{ outcome: 'failed' }, 'not_earned'],
    [{ outcome: 'not_completed' }, 'not_earned'],
    [{ status: 'withdrawal' }, 'ended'],
    [{ status: 'canceled' }, 'ended'],
  ] as const)('not for an enrollment with %o, which is %s', async ([input, why], { ctx }) => {
    const { id } = await makeConcluded(ctx, input);
    await expectNoneDue(ctx, id, why);
  });

  test('not before the conclusion, and not without an enrollment', async ({ ctx }) => {
    const { id } = await makeConcluded(ctx);
    await ctx.db.updateTable('enrollments').set({ concluded_at: null }).where('id', '=', id).execute();
    await expectNoneDue(ctx, id, 'not_concluded');
    const staff = await asA(ctx, 'administrator');
    const unknown = { enrollment_id: id + 1_000_000, reason };
    await expect(issueCertificateByHand(staff, unknown)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('not for an erased person, whose certificate is not replaced either', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { id: enrollmentId, personId } = await makeConcluded(ctx);
    const certificate = await makeCertificate(ctx, { personId });
    await ctx.db.updateTable('persons').set({ name: '—', deleted_at: ctx.now() }).where('id', '=', personId).execute();
    await expectNoneDue(ctx, enrollmentId, 'erased');
    await expect(replaceCertificate(staff, { id: certificate.id, reason })).rejects.toMatchObject({
      code: 'no_certificate_due',
      data: { why: 'erased' },
    });
  });

  test('and nobody else does', async ({ ctx }) => {
    const { id: enrollment_id } = await makeConcluded(ctx);
    const issue = async (who: Ctx) => issueCertificateByHand(who, { enrollment_id, reason });
    await expect(issue(ctx)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(issue(await asA(ctx, 'trainer'))).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(historyOf(await asA(ctx, 'trainer'), 1)).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

function alreadyCertified(number: string) {
  return expect.objectContaining({ code: 'already_certified', data: { field: 'enrollment_id', number } });
}

async function expectNoneDue(ctx: Ctx, enrollment_id: number, why: string): Promise<void> {
  const staff = await asA(ctx, 'administrator');
  await expect(issueCertificateByHand(staff, { enrollment_id, reason })).rejects.toMatchObject({
    code: 'no_certificate_due',
    data: { why },
  });
}

function historyOf(who: Ctx, certificate_id: number) {
  return retrieveCertificateHistory(who, queryOf({ filter: { certificate_id } }));
}
