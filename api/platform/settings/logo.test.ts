import { describe, expect } from 'vitest';
import { settingDeclarations, settingKeys } from '#contract/index.ts';
import { drawShownPicture, purgeUnusedPictures } from '#api/platform/files/index.ts';
import { asA } from '#api/people/identity/make.ts';
import { makePicture } from '#api/platform/files/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { picturesOfSettings } from './pictures-of-settings.ts';
import { settingsSlice } from './slice.ts';
import { readSetting } from './read-setting.ts';
import { retrieveApplicationSettingChanges } from './retrieve-setting-changes.ts';
import { undoApplicationSettingChange, updateApplicationSettings } from './write-setting.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';

const write = (ctx: Ctx, value: string) => updateApplicationSettings(ctx, [{ key: 'logoPicture', value }]);

const identify = () => Promise.resolve({ kind: 'guest' as const });

function logo(ctx: Ctx, search = ''): Promise<Response> {
  const answer = answerApi({ routes: {}, rawRoutes: settingsSlice.rawRoutes, world: ctx, identify });
  return answer(new Request(`http://mestria.test/api/logo${search}`));
}

describe('the logo of the site', () => {
  test('is public once it is set, and stored by browsers once it is drawn', async ({ ctx }) => {
    const by = await asA(ctx, 'administrator');
    expect((await logo(ctx)).status).toBe(404);
    const id = await makePicture(by);
    await write(by, String(id));
    const early = await logo(ctx, `?picture=${id}`);
    expect([early.status, early.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    await drawShownPicture(asSystem(ctx), id);
    const later = await logo(ctx, `?picture=${id}`);
    expect(later.headers.get('content-type')).toBe('image/webp');
    expect(later.headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await logo(ctx, '?picture=999')).headers.get('cache-control')).toBe('no-cache');
    await write(by, '');
    expect((await logo(ctx, `?picture=${id}`)).status).toBe(404);
  });

  test('is a picture that the editor uploaded', async ({ ctx }) => {
    const by = await asA(ctx, 'administrator');
    const others = await makePicture(await asA(ctx, 'trainer'));
    for (const id of [others, 999_999])
      await expect(write(by, String(id))).rejects.toMatchObject({
        code: 'invalid_input',
        data: { field: 'logoPicture' },
      });
    await expect(write(by, 'logo.png')).rejects.toMatchObject({ code: 'setting_invalid' });
    expect(await readSetting(ctx, 'logoPicture')).toBeNull();
  });

  test('is known to the database, as every setting of a picture is', async ({ ctx }) => {
    const by = await asA(ctx, 'administrator');
    const id = await makePicture(by);
    const keys = settingKeys.filter((key) => settingDeclarations[key].kind === 'picture');
    await updateApplicationSettings(
      by,
      keys.map((key) => ({ key, value: String(id) })),
    );
    const rows = await ctx.db.selectFrom('application_settings').select('key').where('picture_id', '=', id).execute();
    expect(rows.map(({ key }) => key)).toEqual(keys);
  });

  test('stays with those before it, to which a change can be undone', async ({ ctx }) => {
    const by = await asA(ctx, 'administrator');
    const [first, second, unused] = [
      await makePicture(by, 'red'),
      await makePicture(by, 'blue'),
      await makePicture(by, 'green'),
    ];
    await write(by, String(first));
    await write(by, String(second));
    await ctx.db
      .updateTable('application_setting_changes')
      .set({ former_value: 'x' })
      .where('former_value', '=', '')
      .execute();
    const tomorrow = { ...asSystem(ctx), now: () => new Date(ctx.now().getTime() + 90_000_000) };
    await purgeUnusedPictures(tomorrow, [picturesOfSettings]);
    const rows = await ctx.db
      .selectFrom('pictures')
      .select('id')
      .where('id', 'in', [first, second, unused])
      .orderBy('id')
      .execute();
    expect(rows.map(({ id }) => id)).toEqual([first, second]);
    const { results } = await retrieveApplicationSettingChanges(
      by,
      queryOf({ filter: { key: 'logoPicture' as const } }),
    );
    await undoApplicationSettingChange(by, { id: results[0]?.id ?? 0 });
    expect(await readSetting(ctx, 'logoPicture')).toBe(first);
    await expect(purgeUnusedPictures(tomorrow, [])).rejects.toThrow(/application_settings_picture_id_fkey/);
  });
});
