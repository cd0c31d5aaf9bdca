import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCertificate } from './make.ts';
import { replaceCertificate } from './replace-certificate.ts';
import { retrieveCertificates } from './retrieve-certificates.ts';
import { retrieveCheck } from './retrieve-check.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { showPublicly } from './show-publicly.ts';

const reason = 'O apelido estava errado';

describe('a certificate', () => {
  test('is revoked with a reason that its holder sees', async ({ ctx }) => {
    const { id } = await makeCertificate(ctx);
    const revoked = await revokeCertificate(await asA(ctx, 'administrator'), { id, reason });
    expect(revoked).toMatchObject({ id, status: 'revoked', revoked_reason: reason });
    expect(await historyOf(ctx, id)).toEqual(['issue: issued', `revoke: revoked (${reason})`]);
  });

  test('is replaced by one with current data', async ({ ctx }) => {
    const { id, number, personId } = await makeCertificate(ctx);
    await ctx.db.updateTable('persons').set({ name: 'Marlene Capita Neto' }).where('id', '=', personId).execute();
    const administrator = await asA(ctx, 'administrator');
    const successor = await replaceCertificate(administrator, { id, reason });
    expect(successor).toMatchObject({ status: 'issued', holder_name: 'Marlene Capita Neto' });
    expect(successor.number).toBe('IBL/2026/C/000002');

    const { results } = await retrieveCertificates(administrator, queryOf({ filter: { number } }));
    expect(results[0]).toMatchObject({
      status: 'replaced',
      replaced_by: successor.number,
      holder_name: 'Marlene da Graça Capita',
    });
    expect(await historyOf(ctx, id)).toEqual(['issue: issued', `replace: replaced (${reason})`]);
  });

  test('expires no later because it was corrected', async ({ ctx }) => {
    const { id } = await makeCertificate(ctx, { course: { certificate_valid_months: 12 } });
    const later = { ...(await asA(ctx, 'administrator')), now: () => new Date('2027-03-01T10:00:00Z') };
    expect((await replaceCertificate(later, { id, reason })).valid_until).toBe('2027-09-18T22:59:59.000Z');
  });

  test('is not revoked or replaced twice', async ({ ctx }) => {
    const administrator = await asA(ctx, 'administrator');
    const { id } = await makeCertificate(ctx);
    await revokeCertificate(administrator, { id, reason });
    const refused = expect.objectContaining({ code: 'invalid_transition', status: 409 });
    await expect(revokeCertificate(administrator, { id, reason })).rejects.toEqual(refused);
    await expect(replaceCertificate(administrator, { id, reason })).rejects.toEqual(refused);
  });

  test('is not replaced when no certificate is due', async ({ ctx }) => {
    const administrator = await asA(ctx, 'administrator');
    const { id, token, enrollmentId } = await makeCertificate(ctx);
    await ctx.db.updateTable('enrollments').set({ outcome: 'failed' }).where('id', '=', enrollmentId).execute();
    await expect(replaceCertificate(administrator, { id, reason })).rejects.toMatchObject({
      code: 'no_certificate_due',
    });
    expect((await retrieveCheck(ctx, { token })).answer).toBe('valid');
  });

  test.for([revokeCertificate, replaceCertificate])('is changed by staff alone: %o', async (change, { ctx }) => {
    const user = await makeUser(ctx);
    const { id } = await makeCertificate(ctx, { personId: user.person_id });
    const changeAs = async (who: Ctx) => change(who, { id, reason });
    await expect(changeAs(ctx)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(changeAs(await signInAs(ctx, user))).rejects.toMatchObject({ code: 'not_allowed' });
    const administrator = await asA(ctx, 'administrator');
    await expect(change(administrator, { id: id + 1_000_000, reason })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the holder', () => {
  test('shows and hides the whole name and the grade', async ({ ctx }) => {
    const user = await makeUser(ctx, { name: 'Ana Silva' });
    const holder = await signInAs(ctx, user);
    const { id, token } = await makeCertificate(ctx, { personId: user.person_id });
    const seen = async () => (await retrieveCheck(ctx, { token })).certificate;

    expect(await showPublicly(holder, { id, show_name: true })).toMatchObject({ show_name: true, show_grade: false });
    expect(await seen()).toMatchObject({ holder_name: 'Ana Silva', is_name_whole: true, grade: null });
    expect(await showPublicly(holder, { id, show_grade: true })).toMatchObject({ show_grade: true });
    expect(await seen()).toMatchObject({ grade: 16.5 });
    await showPublicly(holder, { id, show_name: false });
    expect(await seen()).toMatchObject({ holder_name: 'A** S****', is_name_whole: false });
  });

  test('alone may do so', async ({ ctx }) => {
    const { id, token } = await makeCertificate(ctx);
    const administrator = await asA(ctx, 'administrator');
    await expect(showPublicly(ctx, { id, show_name: true })).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(showPublicly(administrator, { id, show_name: true })).rejects.toMatchObject({ code: 'not_found' });
    await expect(showPublicly(administrator, { id, show_grade: true })).rejects.toMatchObject({ code: 'not_found' });
    expect((await retrieveCheck(ctx, { token })).certificate).toMatchObject({ is_name_whole: false, grade: null });
  });
});

async function historyOf(ctx: Ctx, id: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('status_history')
    .select(['move', 'to_status', 'reason'])
    .where('subject', '=', 'certificate')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ move, to_status, reason: why }) => `${move}: ${to_status}${why ? ` (${why})` : ''}`);
}
