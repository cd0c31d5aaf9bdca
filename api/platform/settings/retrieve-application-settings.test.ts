import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { hasErpIntegration, readNumberSetting, vatRatePercent } from './read-setting.ts';
import { readSetting } from './store.ts';
import { retrieveApplicationSettings } from './retrieve-application-settings.ts';
import { writeSetting } from './write-setting.ts';

describe('application settings', () => {
  test('are visible to a guest by key and group, in one query', async ({ ctx, queries }) => {
    const { results } = await retrieveApplicationSettings(
      ctx,
      queryOf({ filter: { keys: ['hasShoppingCart', 'defaultLocale'], slug: 'General' } }),
    );
    expect(results).toEqual([
      { key: 'defaultLocale', value: 'pt-PT' },
      { key: 'hasShoppingCart', value: 'true' },
    ]);
    expect(queries).toHaveLength(1);
  });

  test('of the group ERP are found by slug and key', async ({ ctx }) => {
    const query = queryOf({ filter: { slug: 'ERP', key: 'hasErpIntegration' } });
    expect((await retrieveApplicationSettings(ctx, query)).results).toEqual([
      { key: 'hasErpIntegration', value: 'false' },
    ]);
  });

  test('that are not public are visible only to editors of settings', async ({ ctx }) => {
    await writeSetting(asSystem(ctx), { key: 'desk', value: 'second floor' });
    const query = queryOf({ filter: { key: 'desk' } });
    expect((await retrieveApplicationSettings(ctx, query)).total).toBe(0);
    expect((await retrieveApplicationSettings(withClaims(ctx, 'users.edit'), query)).total).toBe(0);
    expect((await retrieveApplicationSettings(withClaims(ctx, 'settings.edit'), query)).total).toBe(1);
    expect(await readSetting(ctx, 'desk')).toBe('second floor');
  });

  test('are set only by editors of settings', async ({ ctx }) => {
    const setting = { key: 'hasShoppingCart', value: 'false', isPublic: true };
    await expect(writeSetting(ctx, setting)).rejects.toThrow('not_signed_in');
    await expect(writeSetting(withClaims(ctx), setting)).rejects.toThrow('not_allowed');
    await writeSetting(withClaims(ctx, 'settings.edit'), setting);
    expect(await readSetting(ctx, 'hasShoppingCart')).toBe('false');
  });

  test('that have a rule are set only to what it allows, or to nothing', async ({ ctx }) => {
    const write = (value: string) => writeSetting(asSystem(ctx), { slug: 'Payments', key: 'cashHours', value });
    const hours = '{"open":[{"weekdays":["sat"],"from":"08:00","to":"12:00"}],"zone":"Africa/Luanda"}';
    await write(hours);
    await expect(write('Sábados')).rejects.toMatchObject({ code: 'setting_invalid', data: { key: 'cashHours' } });
    expect(await readSetting(ctx, 'cashHours', 'Payments')).toBe(hours);
    await write('');
    expect(await readSetting(ctx, 'cashHours', 'Payments')).toBe('');
  });

  test('that should be numbers but are not fall back to the default', async ({ ctx }) => {
    expect(await vatRatePercent(ctx)).toBe(14);
    await writeSetting(asSystem(ctx), { key: 'vatRatePercent', value: 'much' });
    expect(await vatRatePercent(ctx)).toBe(14);
    expect(await readNumberSetting(ctx, 'unheardOf', 3)).toBe(3);
  });

  test('turn the ERP on only with the text true', async ({ ctx }) => {
    await writeSetting(asSystem(ctx), { key: 'hasErpIntegration', slug: 'ERP', value: 'TRUE' });
    expect(await hasErpIntegration(ctx)).toBe(false);
    await writeSetting(asSystem(ctx), { key: 'hasErpIntegration', slug: 'ERP', value: 'true' });
    expect(await hasErpIntegration(ctx)).toBe(true);
  });
});
