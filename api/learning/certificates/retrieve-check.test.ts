import { describe, expect } from 'vitest';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCertificate } from './make.ts';
import { replaceCertificate } from './replace-certificate.ts';
import { retrieveCheck } from './retrieve-check.ts';
import { revokeCertificate } from './revoke-certificate.ts';

describe('the public check of a certificate', () => {
  test('shows its facts, and the masked name', async ({ ctx }) => {
    const { token } = await makeCertificate(ctx);
    expect(await retrieveCheck(ctx, { token })).toEqual({
      answer: 'valid',
      checked_at: '2026-11-21T08:00:00.000Z',
      certificate: {
        number: 'IBL/2026/C/000001',
        type: 'conclusion-certificate',
        course_title: 'Segurança e saúde em obra',
        modality: 'presential',
        hours: 35,
        starts_on: '2026-09-14',
        ends_on: '2026-09-18',
        issuer: { name: 'Instituto Baía de Luanda', licence: 'INEFOP 214/2025', signatory: null },
        issued_on: '2026-11-21',
        valid_until: null,
        status_at: '2026-11-21T08:00:00.000Z',
        holder_name: 'M****** C*****',
        is_name_whole: false,
        grade: null,
      },
    });
  });

  test('shows no document, birth date or grade', async ({ ctx }) => {
    const { number } = await makeCertificate(ctx);
    const answer = JSON.stringify(await retrieveCheck(ctx, { number, last4_document: 'A041' }));
    expect(answer).not.toMatch(/004512876|A041|1990|16\.5/);
  });

  test('is in the requested locale', async ({ ctx }) => {
    const { token } = await makeCertificate(ctx);
    const { certificate } = await retrieveCheck({ ...ctx, locale: 'en-GB' }, { token });
    expect(certificate?.course_title).toBe('Health and safety on site');
  });

  test('shows the whole name only with the end of the document', async ({ ctx }) => {
    const { number } = await makeCertificate(ctx);
    const nameFor = async (last4_document: string) =>
      (await retrieveCheck(ctx, { number: number.toLowerCase(), last4_document })).certificate?.holder_name;
    expect(await nameFor('a041')).toBe('Marlene da Graça Capita');
    expect(await nameFor('A042')).toBe('M****** C*****');
    expect(await nameFor('    ')).toBe('M****** C*****');
  });

  test('shows the moment of a revocation', async ({ ctx }) => {
    const { id, token } = await makeCertificate(ctx);
    const later = { ...ctx, now: () => new Date('2026-12-03T10:00:00Z') };
    await revokeCertificate(asSystem(later), { id, reason: 'Emitido por engano' });
    const { answer, certificate } = await retrieveCheck(later, { token });
    expect([answer, certificate?.status_at]).toEqual(['revoked', '2026-12-03T10:00:00.000Z']);
    expect(JSON.stringify(certificate)).not.toContain('engano');
  });

  test('shows a replacement, but not the new certificate', async ({ ctx }) => {
    const { id, token } = await makeCertificate(ctx);
    const successor = await replaceCertificate(asSystem(ctx), { id, reason: 'Nome' });
    const check = await retrieveCheck(ctx, { token });
    expect(check.answer).toBe('replaced');
    expect(JSON.stringify(check)).not.toContain(successor.number);
  });

  test('shows an expiry', async ({ ctx }) => {
    const { id, token } = await makeCertificate(ctx);
    const yesterday = new Date('2026-11-20T08:00:00Z');
    await ctx.db.updateTable('certificates').set({ valid_until: yesterday }).where('id', '=', id).execute();
    expect((await retrieveCheck(ctx, { token })).answer).toBe('expired');
  });

  test.for([{ token: 'no-such-token' }, { number: 'IBL/2026/C/991204' }, { number: '/', last4_document: 'A041' }])(
    'finds nothing for %o',
    async (question, { ctx }) => {
      await makeCertificate(ctx);
      const answer = { answer: 'unknown', checked_at: '2026-11-21T08:00:00.000Z', certificate: null };
      expect(await retrieveCheck(ctx, question)).toEqual(answer);
    },
  );

  test('takes the same queries for an unknown certificate', async ({ ctx, queries }) => {
    const { token } = await makeCertificate(ctx);
    queries.length = 0;
    await retrieveCheck(ctx, { token });
    const whenKnown = queries.splice(0);
    await retrieveCheck(ctx, { token: 'no-such-token' });
    expect(queries).toEqual(whenKnown);
    expect(queries).toHaveLength(2);
  });

  test('is limited to twenty times a minute per address', async ({ ctx }) => {
    for (let requested = 0; requested < 20; requested += 1) await retrieveCheck(ctx, { token: 'guess' });
    await expect(retrieveCheck(ctx, { token: 'guess' })).rejects.toMatchObject({ code: 'too_many_requests' });
    const neighbour = { ...ctx, client: { ...ctx.client, address: '192.0.2.7' } };
    expect((await retrieveCheck(neighbour, { token: 'guess' })).answer).toBe('unknown');
    const aMinuteLater = { ...ctx, now: () => new Date('2026-11-21T08:01:01Z') };
    expect((await retrieveCheck(aMinuteLater, { token: 'guess' })).answer).toBe('unknown');
  });
});

describe('the end of a document', () => {
  test('takes five wrong ends of a document a day for each certificate, from whatever address', async ({ ctx }) => {
    const [{ number }, other] = [await makeCertificate(ctx), await makeCertificate(ctx)];
    const from = (place: number) => ({ ...ctx, client: { ...ctx.client, address: `192.0.2.${place}` } });
    const right = { number, last4_document: 'A041' };
    for (let tried = 0; tried < 8; tried += 1) await retrieveCheck(from(tried), right);
    for (let tried = 0; tried < 5; tried += 1)
      await retrieveCheck(from(tried), { number, last4_document: `B${tried}00` });
    for (const last4_document of ['C000', 'A041']) {
      await expect(retrieveCheck(from(9), { number, last4_document })).rejects.toMatchObject({
        code: 'document_tries_over',
        data: { field: 'last4_document' },
      });
    }
    expect((await retrieveCheck(from(9), { number })).answer).toBe('valid');
    expect((await retrieveCheck(from(9), { ...right, number: other.number })).certificate?.is_name_whole).toBe(true);
    const nextDay = { ...from(9), now: () => new Date('2026-11-22T08:00:01Z') };
    expect((await retrieveCheck(nextDay, right)).certificate?.is_name_whole).toBe(true);
  });
});
