import { createRouterClient } from '@orpc/server';
import { describe, expect, vi } from 'vitest';
import { settingDeclarations, settingKeys } from '#contract/index.ts';
import { asA } from '#api/people/identity/make.ts';
import { logBrokenSettings, readSetting } from '#api/platform/settings/index.ts';
import { storeSettings } from '#api/platform/settings/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { routes } from './routes.ts';

const administrator = (ctx: Ctx) => asA(ctx, 'administrator');
const callsOf = (ctx: Ctx) => createRouterClient(routes, { context: ctx }).settings;

async function sourceOf(ctx: Ctx, key: string) {
  const { results } = await callsOf(ctx).retrieveApplicationSettingSources({ filter: { keys: [key] } });
  return results[0];
}

async function changesOf(ctx: Ctx, key: string) {
  return (await callsOf(ctx).retrieveApplicationSettingChanges({ filter: { key } })).results;
}

const write = (ctx: Ctx, ...data: { key: string; value: string; version?: number | undefined }[]) =>
  callsOf(ctx).updateApplicationSettings({ data });

describe('the sources of application settings', () => {
  test('are all that slices declare, explained in the locale of the request', async ({ ctx }) => {
    const staff = await administrator(ctx);
    const { results, total } = await callsOf(staff).retrieveApplicationSettingSources({});
    expect([results.length, total]).toEqual([settingKeys.length, settingKeys.length]);
    expect(results.map(({ key }) => key).toSorted()).toEqual(settingKeys.toSorted());
    expect(results.every(({ is_valid }) => is_valid)).toBe(true);
    expect(await sourceOf(staff, 'attendanceEntryMinutes')).toMatchObject({
      group: 'General',
      kind: 'number',
      value: '30',
      is_set: false,
      version: 1,
      updated_at: null,
      updated_by: null,
    });
    expect((await sourceOf(staff, 'hasReviews'))?.explanation).toBe('Se há avaliações de cursos.');
    expect((await sourceOf({ ...staff, locale: 'en-GB' }, 'hasReviews'))?.explanation).toMatch(/^Whether/);
  });

  test('are found by group', async ({ ctx }) => {
    const calls = callsOf(await administrator(ctx));
    const { results } = await calls.retrieveApplicationSettingSources({ filter: { group: 'Fiscal' } });
    expect(results.every(({ group }) => group === 'Fiscal')).toBe(true);
    expect(results.length).toBe(settingKeys.filter((key) => settingDeclarations[key].group === 'Fiscal').length);
  });

  test('change nothing when they are written back', async ({ ctx }) => {
    const staff = await administrator(ctx);
    const { results } = await callsOf(staff).retrieveApplicationSettingSources({});
    const stored = results.filter(({ is_set }) => is_set);
    await write(staff, ...stored.map(({ key, value, version }) => ({ key, value, version })));
    expect((await callsOf(staff).retrieveApplicationSettingSources({})).results).toEqual(results);
    expect((await callsOf(staff).retrieveApplicationSettingChanges({})).total).toBe(0);
  });
});

describe('changing application settings', () => {
  test('writes several, and says who changed each', async ({ ctx }) => {
    const staff = await administrator(ctx);
    const { data } = await write(staff, { key: 'hasReviews', value: 'false' }, { key: 'bankName', value: 'Banco' });
    expect(data.map(({ key, value, version }) => [key, value, version])).toEqual([
      ['hasReviews', 'false', 2],
      ['bankName', 'Banco', 2],
    ]);
    expect(data[0]?.updated_by).toMatchObject({ name: expect.any(String) });
    expect([await readSetting(ctx, 'hasReviews'), await readSetting(ctx, 'bankName')]).toEqual([false, 'Banco']);
  });

  test('writes all of them or none, and names each value that breaks its rule', async ({ ctx }) => {
    const wrong = [
      { key: 'bankName', value: 'Banco' },
      { key: 'vatRatePercent', value: '101' },
      { key: 'bankIban', value: 'AO06004000006487190231022' },
    ];
    await expect(write(await administrator(ctx), ...wrong)).rejects.toMatchObject({
      code: 'setting_invalid',
      data: {
        field: 'vatRatePercent',
        rule: 'Escreva um número de 0 a 100.',
        others: [
          { data: { field: 'bankIban', key: 'bankIban', rule: expect.stringContaining('algarismos de controlo') } },
        ],
      },
    });
    expect(await readSetting(ctx, 'bankName')).toBe('');
  });

  test('refuses a key that no slice declares, and a currency that the site does not have', async ({ ctx }) => {
    const staff = await administrator(ctx);
    await expect(write(staff, { key: 'toString', value: '1' })).rejects.toMatchObject({ code: 'not_found' });
    const currency = { key: 'defaultCurrency', value: 'xyz' };
    await expect(write(staff, currency)).rejects.toMatchObject({ code: 'setting_invalid' });
  });

  test.for(['hasReviews', 'justifiedAbsenceCounts'])(
    'refuses an old version of %s, and says who has changed it',
    async (key, { ctx }) => {
      const staff = await administrator(ctx);
      const source = await sourceOf(staff, key);
      const [off = '', on = ''] = source?.choices ?? [];
      const [next, version] = [source?.value === on ? off : on, source?.version];
      await write(staff, { key, value: next, version });
      const back = { key, value: String(source?.value), version };
      await expect(write(staff, { key: 'bankName', value: 'Banco' }, back)).rejects.toMatchObject({
        code: 'changed_meanwhile',
        data: { by: expect.any(String), version: 2 },
      });
      expect(await readSetting(ctx, 'bankName')).toBe('');
      expect(await sourceOf(staff, key)).toMatchObject({ value: next, version: 2 });
    },
  );

  test('is undone by a change of its own, also of a setting that was not set', async ({ ctx }) => {
    const staff = await administrator(ctx);
    const key = 'attendanceEntryMinutes';
    await write(staff, { key, value: '45' });
    await write(staff, { key, value: '60' });
    const [second, first] = await changesOf(staff, key);
    expect([first, second]).toMatchObject([
      { former_value: null, value: '45', group: 'General', changed_by: { name: expect.any(String) } },
      { former_value: '45', value: '60' },
    ]);
    const undo = (id = 0, version?: number) =>
      callsOf(staff).undoApplicationSettingChange({ data: [{ id, ...(version && { version }) }] });
    expect((await undo(second?.id, 3)).data).toMatchObject([{ key, value: '45', version: 4 }]);
    await expect(undo(first?.id, 3)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect((await undo(first?.id)).data).toMatchObject([{ value: '30', version: 5 }]);
    expect(await readSetting(ctx, key)).toBe(30);
    await expect(undo(999_999)).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('stored values that break their rule are logged at the start, and marked in the source', async ({ ctx }) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await logBrokenSettings(ctx);
  expect(logged).not.toHaveBeenCalled();
  await storeSettings(ctx, { hasReviews: 'yes', vatRatePercent: '14%', bankName: 'Banco' });
  await logBrokenSettings(ctx);
  const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)).message);
  logged.mockRestore();
  expect(lines).toEqual([
    expect.stringMatching(/^The setting hasReviews \(group General\) is "yes", which breaks its rule\./),
    expect.stringMatching(/^The setting vatRatePercent \(group General\) is "14%", which breaks its rule\./),
  ]);
  expect(await sourceOf(await administrator(ctx), 'hasReviews')).toMatchObject({ value: 'yes', is_valid: false });
});
