import { describe, expect } from 'vitest';
import { after, asA } from '#api/people/identity/make.ts';
import { makeOrganization } from '#api/people/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { paymentData } from '../personal-data.ts';
import { removeExpressPhone, setExpressPhone } from './express-phone.ts';
import { removeRefundIban, setRefundIban } from './refund-iban.ts';
import { retrievePaymentDetails } from './retrieve-payment-details.ts';

const phone = '923 456 789';
const iban = 'AO06 0040 0000 6487 1902 3102 1';
const detailsOf = async (ctx: Ctx) => (await retrievePaymentDetails(ctx, queryOf({}))).results;
const storePhone = (ctx: Ctx) => setExpressPhone(ctx, { phone, consent: true });

describe('the payment details of a person', () => {
  test('show the ends of what is stored, and when they agreed', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    expect(await detailsOf(owner)).toEqual([]);
    await storePhone(owner);
    const stored = await setRefundIban(owner, { iban });
    expect(stored).toEqual({
      organization_id: null,
      express_phone_end: '6789',
      express_consented_at: owner.now().toISOString(),
      refund_iban_country: 'AO',
      refund_iban_end: '1021',
    });
    expect(await detailsOf(owner)).toEqual([stored]);
    expect(await detailsOf(await asA(ctx, 'administrator'))).toEqual([]);
    await expect(detailsOf(ctx)).rejects.toThrow('not_signed_in');
  });

  test('cannot be read in the database', async ({ ctx }) => {
    const owner = await asA(ctx, 'client');
    await storePhone(owner);
    await setRefundIban(owner, { iban });
    const row = await ctx.db.selectFrom('payment_details').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/923456789|004000006487/);
  });

  test('replace what was stored before', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    await storePhone(owner);
    await setExpressPhone(owner, { phone: '+244 912 000 111', consent: true });
    expect(await detailsOf(owner)).toMatchObject([{ express_phone_end: '0111' }]);
  });

  test('are deleted one by one, also under repetition', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    await storePhone(owner);
    await setRefundIban(owner, { iban });
    for (const _ of [1, 2]) await removeExpressPhone(owner, {});
    const left = { express_phone_end: null, express_consented_at: null, refund_iban_end: '1021' };
    expect(await detailsOf(owner)).toMatchObject([left]);
    await removeRefundIban(owner, {});
    const row = await ctx.db.selectFrom('payment_details').selectAll().executeTakeFirstOrThrow();
    expect([row.express_phone_sealed, row.refund_iban_sealed]).toEqual([null, null]);
  });

  test.for(['222 345 678', '+351 912 345 678', '92345678'])('hold no phone such as %s', async (wrong, { ctx }) => {
    const owner = await asA(ctx, 'student');
    await expect(setExpressPhone(owner, { phone: wrong, consent: true })).rejects.toMatchObject({
      code: 'express_phone_invalid',
      data: { field: 'phone' },
    });
    expect(await detailsOf(owner)).toEqual([]);
  });

  test.for(['AO06 0040 0000 6487 1902 3102 2', 'PT50', 'por preencher'])(
    'hold no IBAN such as %s',
    async (wrong, { ctx }) => {
      const owner = await asA(ctx, 'student');
      await expect(setRefundIban(owner, { iban: wrong })).rejects.toMatchObject({
        code: 'iban_invalid',
        data: { field: 'iban' },
      });
      expect(await detailsOf(owner)).toEqual([]);
    },
  );

  test('of an organization need a right there', async ({ ctx }) => {
    const stranger = await asA(ctx, 'client');
    const organization_id = 987_654;
    await expect(retrievePaymentDetails(stranger, queryOf({ filter: { organization_id } }))).rejects.toThrow(
      'not_found',
    );
    await expect(setRefundIban(stranger, { organization_id, iban })).rejects.toThrow('not_found');
    await expect(removeExpressPhone(stranger, { organization_id })).rejects.toThrow('not_found');
    expect(await ctx.db.selectFrom('payment_details').select('id').execute()).toEqual([]);
  });

  test('are opened in their export, and go with the account', async ({ ctx }) => {
    const owner = await asA(ctx, 'student');
    await storePhone(owner);
    await setRefundIban(owner, { iban });
    const whose = { ...signedIn(owner), username: '' };
    const taken: object[] = [];
    for await (const file of paymentData.takeAlong(ctx, whose)) {
      if ('rows' in file) for await (const row of file.rows) taken.push(row);
    }
    expect(taken).toMatchObject([{ express_phone: '+244923456789', refund_iban: 'AO06004000006487190231021' }]);
    await paymentData.erase(ctx, whose);
    expect(await detailsOf(owner)).toEqual([]);
  });
});

const changes: [string, (ctx: Ctx, given: { organization_id?: number }) => Promise<unknown>][] = [
  ['store a phone', (ctx, input) => setExpressPhone(ctx, { ...input, phone, consent: true })],
  ['delete the phone', removeExpressPhone],
  ['store an IBAN', (ctx, input) => setRefundIban(ctx, { ...input, iban })],
  ['delete the IBAN', removeRefundIban],
];

describe('changes of payment details', () => {
  test.for(changes)('need a fresh sign-in to %s', async ([, change], { ctx }) => {
    const owner = await asA(ctx, 'client');
    const { id: organization_id } = await makeOrganization(owner);
    const late = after(owner, { minutes: 11 });
    for (const input of [{}, { organization_id }]) {
      await expect(change(late, input)).rejects.toThrow('reauthentication_required');
      await change(owner, input);
    }
    const stranger = after(await asA(ctx, 'client'), { minutes: 11 });
    await expect(change(stranger, { organization_id })).rejects.toThrow('not_found');
  });
});
