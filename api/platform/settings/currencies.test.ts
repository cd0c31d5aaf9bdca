import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { createCurrency } from './create-currency.ts';
import { currencyById, mainCurrency } from './currency-by-id.ts';
import { deleteCurrency } from './delete-currency.ts';
import { minorRateBetween, rateBetween } from './rate-between.ts';
import { restoreCurrency } from './restore-currency.ts';
import { retrieveCurrencies } from './store.ts';
import { updateCurrency } from './update-currency.ts';
import { writeSetting } from './write-setting.ts';

const euro = { key: 'eur', name: 'Euro', definition: '{"symbol":"€","locale":"pt-PT"}' };

describe('currencies', () => {
  test('are kwanza and dollar at first, as the specification defines them', async ({ ctx, queries }) => {
    const { results, total } = await retrieveCurrencies(ctx, queryOf({}));
    expect(results).toEqual([
      { id: 1, key: 'aoa', name: 'Kwanza', definition: '{"symbol":"AOA","locale":"pt-AO"}' },
      { id: 2, key: 'usd', name: 'US dollar', definition: '{"symbol":"$","locale":"en-US"}' },
    ]);
    expect(total).toBe(2);
    expect(queries).toHaveLength(1);
  });

  test('are added, changed, removed and restored by editors of settings', async ({ ctx }) => {
    const administrator = withClaims(ctx, 'settings.edit');
    const { id } = await createCurrency(administrator, euro);
    expect(await updateCurrency(administrator, { id, name: 'euro' })).toEqual({ id, ...euro, name: 'euro' });
    await deleteCurrency(administrator, { id });
    expect((await retrieveCurrencies(ctx, queryOf({ filter: { id } }))).total).toBe(0);
    expect(await currencyById(ctx, id)).toMatchObject({ symbol: '€', locale: 'pt-PT' });
    await restoreCurrency(administrator, { id });
    expect((await retrieveCurrencies(ctx, queryOf({ filter: { key: 'eur' } }))).total).toBe(1);
  });

  test('cannot be changed by anybody else', async ({ ctx }) => {
    const student = withClaims(ctx, 'users.edit');
    await expect(createCurrency(ctx, euro)).rejects.toThrow('not_signed_in');
    await expect(createCurrency(student, euro)).rejects.toThrow('not_allowed');
    await expect(updateCurrency(student, { id: 1, name: 'x' })).rejects.toThrow('not_allowed');
    await expect(deleteCurrency(student, { id: 2 })).rejects.toThrow('not_allowed');
    await expect(restoreCurrency(student, { id: 2 })).rejects.toThrow('not_allowed');
  });

  test('need a unique key and a valid definition', async ({ ctx }) => {
    const operator = asSystem(ctx);
    await expect(createCurrency(operator, { ...euro, key: 'usd' })).rejects.toThrow('key_taken');
    for (const definition of ['€', '{"symbol":"€"}', '{"symbol":"€","locale":"not a locale"}']) {
      await expect(createCurrency(operator, { ...euro, definition })).rejects.toThrow('definition_invalid');
    }
    await expect(updateCurrency(operator, { id: 999, name: 'x' })).rejects.toThrow('not_found');
    await expect(restoreCurrency(operator, { id: 1 })).rejects.toThrow('not_found');
  });

  test('cannot lose the main one', async ({ ctx }) => {
    await expect(deleteCurrency(asSystem(ctx), { id: 1 })).rejects.toThrow('main_currency_stays');
  });
});

describe('the rate of a currency', () => {
  const francs = { key: 'xaf', name: 'Franco CFA', definition: '{"symbol":"FCFA","locale":"fr-CM"}' };
  const today = new Date('2026-06-01T09:00:00Z');

  test('is set with it, counts from that day on, and the last one of a day wins', async ({ ctx }) => {
    const administrator = { ...withClaims(ctx, 'settings.edit'), now: () => today };
    const { id } = await createCurrency(administrator, { ...euro, rate: 1_000 });
    const inKwanzas = { fromId: id, toId: 1 };
    expect(await rateBetween(ctx, { ...inKwanzas, on: today })).toBe(1_000);
    expect(await rateBetween(ctx, { ...inKwanzas, on: new Date('2026-05-31') })).toBeNull();
    expect(await updateCurrency(administrator, { id, rate: 1_050 })).toEqual({ id, ...euro });
    expect(await rateBetween(ctx, { ...inKwanzas, on: today })).toBe(1_050);
    expect(await rateBetween(ctx, { fromId: 1, toId: id, on: today })).toBeCloseTo(1 / 1_050);
  });

  test('respects currencies without minor units', async ({ ctx }) => {
    const { id } = await createCurrency({ ...asSystem(ctx), now: () => today }, { ...francs, rate: 1.6 });
    expect(await minorRateBetween(ctx, { fromId: id, toId: 1, on: today })).toBeCloseTo(160);
    expect(await minorRateBetween(ctx, { fromId: 1, toId: id, on: today })).toBeCloseTo(1 / 160);
    expect(await minorRateBetween(ctx, { fromId: 2, toId: 1, on: today })).toBe(920);
  });

  test('cannot be set for the main one, and a refused one leaves nothing behind', async ({ ctx }) => {
    const operator = asSystem(ctx);
    await expect(updateCurrency(operator, { id: 1, name: 'X', rate: 2 })).rejects.toThrow('invalid_input');
    expect(await currencyById(ctx, 1)).toMatchObject({ name: 'Kwanza' });
  });
});

describe('the main currency', () => {
  test('comes from the settings, and is the kwanza with the ERP on', async ({ ctx }) => {
    const operator = asSystem(ctx);
    expect(await mainCurrency(ctx)).toMatchObject({ id: 1, key: 'aoa', symbol: 'AOA' });
    await writeSetting(operator, { key: 'defaultCurrency', value: 'usd' });
    expect(await mainCurrency(ctx)).toMatchObject({ id: 2 });
    await writeSetting(operator, { key: 'hasErpIntegration', value: 'true' });
    expect(await mainCurrency(ctx)).toMatchObject({ id: 1 });
  });
});

describe('a rate', () => {
  test('is the newest of that day, in either direction', async ({ ctx }) => {
    await ctx.db
      .insertInto('exchange_rates')
      .values({ from_currency_id: 2, to_currency_id: 1, rate: 950, valid_on: '2026-06-01' })
      .execute();
    expect(await rateBetween(ctx, { fromId: 2, toId: 1, on: new Date('2026-05-31T12:00:00Z') })).toBe(920);
    expect(await rateBetween(ctx, { fromId: 2, toId: 1, on: new Date('2026-06-01T00:00:00Z') })).toBe(950);
    expect(await rateBetween(ctx, { fromId: 1, toId: 2, on: new Date('2026-06-01T00:00:00Z') })).toBeCloseTo(1 / 950);
  });

  test('is one within a currency, and null where none is set', async ({ ctx }) => {
    expect(await rateBetween(ctx, { fromId: 1, toId: 1, on: new Date('2020-01-01') })).toBe(1);
    expect(await rateBetween(ctx, { fromId: 2, toId: 1, on: new Date('2020-01-01') })).toBeNull();
  });
});
