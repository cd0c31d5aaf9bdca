import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { storeSettings } from './make.ts';
import { readSetting } from './read-setting.ts';
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

  test('that only staff may read are visible to editors of settings alone, whatever their row says', async ({
    ctx,
  }) => {
    await storeSettings(ctx, { rolesThatNeedSecondFactor: 'trainer' });
    await ctx.db.updateTable('application_settings').set({ is_public: true }).execute();
    const query = queryOf({ filter: { key: 'rolesThatNeedSecondFactor' } });
    expect((await retrieveApplicationSettings(ctx, query)).total).toBe(0);
    expect((await retrieveApplicationSettings(withClaims(ctx, 'users.edit'), query)).total).toBe(0);
    expect((await retrieveApplicationSettings(withClaims(ctx, 'settings.edit'), query)).total).toBe(1);
  });

  test('that no slice declares are visible as their row says', async ({ ctx }) => {
    const own = [true, false].map((is_public) => ({ slug: 'Own', key: `is${is_public}`, value: 'x', is_public }));
    await ctx.db.insertInto('application_settings').values(own).execute();
    const { results } = await retrieveApplicationSettings(ctx, queryOf({ filter: { slug: 'Own' } }));
    expect(results).toEqual([{ key: 'istrue', value: 'x' }]);
  });

  test('are set only by editors of settings', async ({ ctx }) => {
    const setting = { key: 'hasShoppingCart', value: 'false' } as const;
    await expect(writeSetting(ctx, setting)).rejects.toThrow('not_signed_in');
    await expect(writeSetting(withClaims(ctx), setting)).rejects.toThrow('not_allowed');
    await writeSetting(asSystem(ctx), setting);
    expect(await readSetting(ctx, 'hasShoppingCart')).toBe(false);
  });

  test('are set only to what their rule allows, or to nothing', async ({ ctx }) => {
    const write = (value: string) => writeSetting(asSystem(ctx), { key: 'cashHours', value });
    const hours = { open: [{ weekdays: ['sat'], from: '08:00', to: '12:00' }], holidays: [], zone: 'Africa/Luanda' };
    await write(JSON.stringify(hours));
    await expect(write('Sábados')).rejects.toMatchObject({ code: 'setting_invalid', data: { key: 'cashHours' } });
    expect(await readSetting(ctx, 'cashHours')).toEqual(hours);
    await write('');
    expect(await readSetting(ctx, 'cashHours')).toBeNull();
  });

  test('that should be numbers but are not fall back to the default', async ({ ctx }) => {
    expect(await readSetting(ctx, 'vatRatePercent')).toBe(14);
    await storeSettings(ctx, { vatRatePercent: 'much' });
    expect(await readSetting(ctx, 'vatRatePercent')).toBe(14);
    expect(await readSetting(ctx, 'attendanceEntryMinutes')).toBe(30);
  });

  test('turn the ERP on only with the text true', async ({ ctx }) => {
    await storeSettings(ctx, { hasErpIntegration: 'TRUE' });
    expect(await readSetting(ctx, 'hasErpIntegration')).toBe(false);
    await storeSettings(ctx, { hasErpIntegration: 'true' });
    expect(await readSetting(ctx, 'hasErpIntegration')).toBe(true);
  });
});
