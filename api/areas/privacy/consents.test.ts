import { describe, expect } from 'vitest';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { asA } from '#api/people/identity/make.ts';
import { giveConsent } from './give-consent.ts';
import { recordGuardian, retrieveGuardianship } from './guardianship.ts';
import { retrieveConsents } from './retrieve-consents.ts';
import { withdrawConsent } from './withdraw-consent.ts';

const all = { filter: {}, sort: [], limit: 20, offset: 0 };

async function born(ctx: Ctx, birth_date: string | null): Promise<void> {
  const { personId } = signedIn(ctx);
  await ctx.db.updateTable('persons').set({ birth_date }).where('id', '=', personId).execute();
}

describe('the consent to news', () => {
  test('is given once and withdrawn, and the log keeps both', async ({ ctx }) => {
    const user = await asA(ctx, 'client');
    const input = await giveConsent(user);
    expect(input).toMatchObject({ purpose: 'news', version: firstLegalCode, withdrawn_at: null });
    expect(await giveConsent(user)).toEqual(input);
    expect(await withdrawConsent(user)).toEqual({ ...input, withdrawn_at: '2026-11-21T08:00:00.000Z' });
    await giveConsent(user);
    const { results } = await retrieveConsents(user, all);
    expect(results.map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([true, false]);
  });

  test('cannot be withdrawn before it is given', async ({ ctx }) => {
    await expect(withdrawConsent(await asA(ctx, 'client'))).rejects.toThrow('not_found');
  });

  test('cannot be seen or withdrawn by another user', async ({ ctx }) => {
    await giveConsent(await asA(ctx, 'client'));
    const stranger = await asA(ctx, 'administrator');
    expect(await retrieveConsents(stranger, all)).toEqual({ results: [], total: 0 });
    await expect(withdrawConsent(stranger)).rejects.toThrow('not_found');
    expect(() => giveConsent(ctx)).toThrow('not_signed_in');
  });

  test('is read by staff who may read users, and by nobody else', async ({ ctx }) => {
    const user = await asA(ctx, 'client');
    await giveConsent(user);
    const ofUser = { ...all, filter: { user_id: signedIn(user).userId } };
    expect(await retrieveConsents(await asA(ctx, 'administrator'), ofUser)).toMatchObject({ total: 1 });
    expect(await retrieveConsents(await asA(ctx, 'student'), ofUser)).toEqual({ results: [], total: 0 });
  });

  test('is read with one query', async ({ ctx, queries }) => {
    const user = await asA(ctx, 'client');
    await giveConsent(user);
    queries.length = 0;
    await retrieveConsents(user, all);
    expect(queries).toHaveLength(1);
  });
});

describe('the consent of a guardian', () => {
  test('is recorded for a minor, and another name replaces it', async ({ ctx }) => {
    const minor = await asA(ctx, 'student');
    await born(minor, '2010-05-17');
    expect(await retrieveGuardianship(minor)).toMatchObject({ is_minor: true, guardian_name: null });
    await recordGuardian(minor, { guardian_name: 'Rosa Capita' });
    await recordGuardian(minor, { guardian_name: 'Rosa Capita' });
    expect(await recordGuardian(minor, { guardian_name: 'Rui Capita' })).toMatchObject({ guardian_name: 'Rui Capita' });
    const { results } = await retrieveConsents(minor, { ...all, filter: { purpose: 'guardian' } });
    expect(results.map(({ guardian_name }) => guardian_name)).toEqual(['Rui Capita', 'Rosa Capita']);
    expect(results[1]?.withdrawn_at).not.toBeNull();
  });

  test('is not required of an adult, nor without a birth date', async ({ ctx }) => {
    const user = await asA(ctx, 'student');
    expect(await retrieveGuardianship(user)).toMatchObject({ is_minor: false, age_of_majority: 18 });
    await expect(recordGuardian(user, { guardian_name: 'Rosa' })).rejects.toThrow('not_a_minor');
    await born(user, '1990-05-17');
    await expect(recordGuardian(user, { guardian_name: 'Rosa' })).rejects.toThrow('not_a_minor');
  });

  test('uses the age of majority of the settings', async ({ ctx }) => {
    const user = await asA(ctx, 'student');
    await born(user, '2007-05-17');
    await ctx.db.updateTable('application_settings').set({ value: '21' }).where('key', '=', 'ageOfMajority').execute();
    expect(await retrieveGuardianship(user)).toMatchObject({ is_minor: true, age_of_majority: 21 });
  });
});
