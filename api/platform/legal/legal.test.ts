import { describe, expect } from 'vitest';
import { firstLegalCode, type LegalTextKind } from '#contract/platform/legal/values.ts';
import { asA } from '#api/people/identity/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { createLegalText, deleteLegalText, updateLegalText } from './edit-legal-text.ts';
import { makeLegalText, makePublishedText } from './make.ts';
import { publishLegalText } from './publish-legal-text.ts';
import { retrieveLegalTextPreview, retrieveLegalTexts, retrieveLegalTextSources } from './retrieve-legal-texts.ts';
import { isLegalTextAdapted } from './store.ts';
import { privacyInForce, signUpTermsInForce, termsInForce } from './terms-in-force.ts';

const today = '2026-11-21';
const later = (ctx: Ctx, day: string): Ctx => ({ ...ctx, now: () => new Date(`${day}T12:00:00Z`) });

async function inForce(ctx: Ctx, kind: LegalTextKind) {
  return (await retrieveLegalTexts(ctx, queryOf({ filter: { kind } }))).results;
}

async function sourceOf(ctx: Ctx, id: number) {
  return (await retrieveLegalTextSources(asSystem(ctx), queryOf({ filter: { id, deleted: 'with' as const } })))
    .results[0];
}

describe('a site begins', () => {
  test('with texts of each kind, in both languages', async ({ ctx }) => {
    const texts = (await retrieveLegalTexts(ctx, queryOf({ filter: {} }))).results;
    expect(texts.map(({ kind, country, code }) => [kind, country, code])).toEqual([
      ['privacy', null, firstLegalCode],
      ['refunds', null, firstLegalCode],
      ['terms', null, firstLegalCode],
    ]);
    expect(JSON.stringify(texts)).toContain('Ao criar conta ou ao comprar');
    const english = await retrieveLegalTexts({ ...ctx, locale: 'en-GB' }, queryOf({ filter: {} }));
    expect(JSON.stringify(english.results)).toContain('By creating an account or buying something');
  });

  test('and they say the days to withdraw that the operator has set', async ({ ctx }) => {
    await writeSetting(asSystem(ctx), { key: 'withdrawalDaysAO', value: '10' });
    const words = JSON.stringify(await inForce(ctx, 'refunds'));
    expect(words).toContain('Em Portugal tem 14 dias');
    expect(words).toContain('Em Angola damos 10 dias e em Moçambique 7');
  });
});

describe('a draft', () => {
  test('begins with the words of the version that it will replace', async ({ ctx }) => {
    await makePublishedText(ctx, { country: 'AO', body: { pt: 'De Angola.', 'en-GB': 'Of Angola.' } });
    const { id } = await createLegalText(asSystem(ctx), { kind: 'terms', country: 'AO' });
    expect(await sourceOf(ctx, id)).toMatchObject({ state: 'draft', body: { pt: 'De Angola.' } });
    const general = await createLegalText(asSystem(ctx), { kind: 'privacy', country: 'AO' });
    expect((await sourceOf(ctx, general.id))?.body).toMatchObject({ pt: expect.stringContaining('## Menores') });
  });

  test('is one for each kind and country', async ({ ctx }) => {
    const { id } = await makeLegalText(ctx);
    await expect(makeLegalText(ctx)).rejects.toMatchObject({ code: 'legal_draft_exists' });
    await makeLegalText(ctx, { country: 'PT' });
    await deleteLegalText(asSystem(ctx), { id });
    expect(await makeLegalText(ctx)).toBeTruthy();
  });

  test('has no markup that readers would not see', async ({ ctx }) => {
    const body = { pt: '<b>Termos</b>' };
    await expect(makeLegalText(ctx, { body })).rejects.toMatchObject({ code: 'markup_not_allowed' });
    const { id } = await makeLegalText(ctx);
    await expect(updateLegalText(asSystem(ctx), { id, body })).rejects.toMatchObject({ code: 'markup_not_allowed' });
  });

  test('is not in force, and only those who publish read it', async ({ ctx }) => {
    const { id } = await makeLegalText(ctx);
    expect(await termsInForce(ctx)).toBe(firstLegalCode);
    const preview = queryOf({ filter: { id } });
    const [shown] = (await retrieveLegalTextPreview(asSystem(ctx), preview)).results;
    expect(shown?.languages.map(({ language, body }) => [language, body[0]?.kind])).toEqual([
      ['pt', 'heading'],
      ['en-GB', 'heading'],
    ]);
    await expect(retrieveLegalTextPreview(withClaims(ctx, 'news.edit'), preview)).rejects.toThrow('not_allowed');
  });
});

describe('a published version', () => {
  test('counts from its day on, and is named by it', async ({ ctx }) => {
    const { id } = await makePublishedText(ctx, { counts_from: '2027-01-15' });
    expect([await termsInForce(ctx), (await sourceOf(ctx, id))?.state]).toEqual([firstLegalCode, 'scheduled']);
    const then = later(ctx, '2027-01-15');
    expect([await termsInForce(then), (await sourceOf(then, id))?.state]).toEqual(['2027-01-15', 'in_force']);
    expect((await inForce(then, 'terms')).map((text) => text.id)).toEqual([id]);
  });

  test('counts from today where no day is given, and replaces what was published before', async ({ ctx }) => {
    const first = await makePublishedText(ctx);
    const second = await makePublishedText(ctx);
    expect((await inForce(ctx, 'terms')).map(({ id, code }) => [id, code])).toEqual([[second.id, `${today}-2`]]);
    expect(await sourceOf(ctx, first.id)).toMatchObject({ state: 'former', code: today });
    expect(await sourceOf(ctx, second.id)).toMatchObject({ previous_id: first.id, counts_from: today });
  });

  test('of a country stands beside the general one, and is accepted with it', async ({ ctx }) => {
    await makePublishedText(ctx, { kind: 'refunds', country: 'AO' });
    expect((await inForce(ctx, 'refunds')).map(({ country }) => country)).toEqual(['AO', null]);
    expect(await termsInForce(ctx)).toBe(`${firstLegalCode}, refunds AO ${today}`);
  });

  test('of the privacy policy is accepted by new accounts and not with an order', async ({ ctx }) => {
    await makePublishedText(ctx, { kind: 'privacy' });
    expect(await termsInForce(ctx)).toBe(firstLegalCode);
    expect(await signUpTermsInForce(ctx)).toBe(`${firstLegalCode}, privacy ${today}`);
    expect(await privacyInForce(ctx)).toBe(today);
  });

  test('is never changed, not even by SQL', async ({ ctx }) => {
    const { id } = await makePublishedText(ctx);
    const system = asSystem(ctx);
    const refusal = { code: 'legal_text_published' };
    await expect(updateLegalText(system, { id, counts_from: '2027-01-15' })).rejects.toMatchObject(refusal);
    await expect(deleteLegalText(system, { id })).rejects.toMatchObject(refusal);
    await expect(publishLegalText(system, { id })).rejects.toMatchObject(refusal);
    await expect(ctx.db.deleteFrom('legal_texts').where('id', '=', id).execute()).rejects.toThrow('never changed');
  });

  test('is written in every language, and counts from today or later', async ({ ctx }) => {
    const system = asSystem(ctx);
    const { id } = await makeLegalText(ctx, { body: { pt: 'Termos.', 'en-GB': ' ' } });
    const missing = { code: 'legal_language_missing', data: { field: 'body', language: 'en-GB' } };
    await expect(publishLegalText(system, { id })).rejects.toMatchObject(missing);
    await updateLegalText(system, { id, body: { pt: 'Termos.', 'en-GB': 'Terms.' }, counts_from: '2026-11-20' });
    await expect(publishLegalText(system, { id })).rejects.toMatchObject({ code: 'legal_day_past' });
  });

  test('of the terms and of the privacy policy, by a person, is what a new site needs', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    expect(await isLegalTextAdapted(ctx)).toBe(false);
    await publishLegalText(staff, await makeLegalText(ctx));
    expect(await isLegalTextAdapted(ctx)).toBe(false);
    await publishLegalText(staff, await makeLegalText(ctx, { kind: 'privacy' }));
    expect(await isLegalTextAdapted(ctx)).toBe(true);
  });
});
