import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { shownTypes } from '#contract/platform/files/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { plainPicture, readPicture, sendPicture } from '../make.ts';
import { scheduleUndrawnPictures } from './schedule-undrawn.ts';
import { answerDrawing } from './answer-drawing.ts';
import { loadPicture } from './load-picture.ts';
import { drawShownPicture, storeDrawn } from './draw-shown-picture.ts';
import { drawWidths } from './draw-widths.ts';
import { purgeUnusedPictures } from './purge-unused.ts';
import { drawingKey, pictureKey } from './model/picture-rules.ts';
import { purgeUnusedPictureFiles, purgePictureBytes } from './picture-bytes.ts';
import { findPicture } from './picture-store.ts';
import { dropPictures, visiblePicture } from './read-picture.ts';
import { redraw } from './redraw.ts';
import { replacePicture } from './replace-picture.ts';
import { showPicture } from './show-picture.ts';
import { toShownPicture, type ShownRow } from './shown-picture.ts';

async function shownBy(ctx: Ctx, colour: string, width = 700): Promise<number> {
  const { id } = await sendPicture(ctx, await plainPicture(colour, width, 400).jpeg().toBuffer());
  await showPicture(ctx, { id, field: 'cover_picture_id' });
  return id;
}

async function shown(ctx: Ctx, id: number) {
  const { rows } = await sql<{
    picture: ShownRow | null;
  }>`select shown_picture(${id}, '{"pt": "Uma oficina"}') as picture`.execute(ctx.db);
  return toShownPicture(rows[0]?.picture ?? null, 'pt-AO');
}

async function keysOf(ctx: Ctx): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of ctx.files.keysBelow('pictures')) keys.push(key);
  return keys;
}

function somebodyElse(ctx: Ctx): Ctx {
  return { ...ctx, actor: { kind: 'user', userId: 2, personId: 2, sessionId: 2, roles: [], claims: [] } };
}

const timesNotified = async (ctx: Ctx) =>
  (await ctx.db.selectFrom('outbox_events').select('id').where('kind', '=', 'picture_shown').execute()).length;

describe('a public picture', () => {
  test('is drawn in its widths, as AVIF and WebP, with a placeholder', async ({ ctx }) => {
    const id = await shownBy(withClaims(ctx), '#264');
    expect(await shown(ctx, id)).toBeNull();
    await drawShownPicture(asSystem(ctx), id);
    const { sha256 } = await readPicture(ctx, id);
    const picture = await shown(ctx, id);
    expect(picture).toMatchObject({ widths: [320, 640, 700], width: 700, height: 400, alt: 'Uma oficina' });
    expect(picture?.placeholder?.length).toBeLessThan(400);
    for (const width of [320, 640, 700]) {
      for (const type of shownTypes) {
        const bytes = await ctx.files.read(drawingKey(sha256, { width, type }));
        const head = await sharp(bytes).metadata();
        expect(head).toMatchObject({ format: type === 'avif' ? 'heif' : 'webp', width });
        expect([head.exif, head.orientation, head.icc, head.xmp]).toEqual(Array(4).fill(undefined));
      }
    }
  });

  test('is public and cacheable forever under the address of its bytes, and under no other', async ({ ctx }) => {
    const id = await shownBy(withClaims(ctx), '#264');
    const name = `${(await readPicture(ctx, id)).sha256.slice(0, 12)}-640.avif`;
    const request = (options: string, of = id) => answerDrawing(ctx, { id: String(of), name: options });
    await expect(request(name)).rejects.toThrow('not_found');
    await drawShownPicture(asSystem(ctx), id);
    const answer = await request(name);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await sharp(await answer.bytes()).metadata()).width).toBe(640);
    const wrong = [
      name.replace('640', '960'),
      name.replace('avif', 'png'),
      `0${name}`,
      `../${name}`,
      'a'.repeat(9_000),
    ];
    for (const other of [...wrong, `${'0'.repeat(12)}-640.avif`])
      await expect(request(other)).rejects.toThrow('not_found');
    await expect(request(name, id + 1)).rejects.toThrow('not_found');
    expect(await visiblePicture(ctx, id)).toMatchObject({ id });
  });

  test('has no placeholder when it is transparent', async () => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: '#26448800' } });
    const { placeholder, widths } = await drawWidths(await clear.webp().toBuffer());
    expect([placeholder, widths]).toEqual([null, [40]]);
  });

  test('belongs to the operator: its sender can neither replace nor delete it', async ({ ctx }) => {
    const me = withClaims(ctx);
    const id = await shownBy(me, '#264');
    const other = await redraw('user 1', await plainPicture('red').png().toBuffer());
    await expect(replacePicture(me, id, other)).rejects.toThrow('not_found');
    await dropPictures(me, 1, { but: null });
    expect(await findPicture(ctx, id)).toMatchObject({ owner_user_id: null });
  });

  test('cannot be shown by anybody else until it belongs to the operator', async ({ ctx }) => {
    const { id } = await sendPicture(withClaims(ctx), await plainPicture('red').png().toBuffer());
    const input = { id, field: 'logo_picture_id' };
    const refusal = { code: 'invalid_input', data: { field: 'logo_picture_id' } };
    await expect(showPicture(somebodyElse(ctx), input)).rejects.toMatchObject(refusal);
    await expect(showPicture(somebodyElse(ctx), { ...input, id: id + 1 })).rejects.toMatchObject(refusal);
    await showPicture(withClaims(ctx), input);
    await showPicture(somebodyElse(ctx), input);
    await expect(showPicture(ctx, input)).rejects.toThrow('not_signed_in');
  });
});

describe('drawing a shown picture', () => {
  test('is idempotent, and is requested once it is shown', async ({ ctx }) => {
    const me = withClaims(ctx);
    const id = await shownBy(me, '#264');
    expect(await timesNotified(ctx)).toBe(1);
    await drawShownPicture(asSystem(ctx), id);
    await drawShownPicture(asSystem(ctx), id);
    await showPicture(me, { id, field: 'cover_picture_id' });
    expect(await timesNotified(ctx)).toBe(1);
    await drawShownPicture(asSystem(ctx), id + 1);
  });

  test('starts again after a crash between the files and the row', async ({ ctx }) => {
    const id = await shownBy(withClaims(ctx), '#264');
    const { sha256 } = await readPicture(ctx, id);
    const half = drawingKey(sha256, { width: 320, type: 'avif' });
    await ctx.files.write(half, new Uint8Array(7));
    expect(await shown(ctx, id)).toBeNull();
    await drawShownPicture(asSystem(ctx), id);
    expect((await sharp(await ctx.files.read(half)).metadata()).width).toBe(320);
  });

  test('is requested again when the queue has given up', async ({ ctx }) => {
    const remaining = await shownBy(withClaims(ctx), '#264');
    await drawShownPicture(asSystem(ctx), await shownBy(withClaims(ctx), '#642'));
    await scheduleUndrawnPictures(asSystem(ctx));
    expect(await timesNotified(ctx)).toBe(2);
    await scheduleUndrawnPictures({ ...asSystem(ctx), now: () => new Date(ctx.now().getTime() + 86_400_001) });
    expect(await timesNotified(ctx)).toBe(3);
    const { payload } = await ctx.db
      .selectFrom('outbox_events')
      .select('payload')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(payload).toEqual({ picture_id: remaining });
  });

  test('happens once for the same bytes, and the second call changes nothing', async ({ ctx }) => {
    const one = await shownBy(withClaims(ctx), '#264');
    const same = await shownBy(withClaims(ctx), '#264');
    const { id, sha256 } = await readPicture(ctx, one);
    const rendered = await drawWidths(await ctx.files.read(pictureKey(sha256, 'full')));
    await storeDrawn(asSystem(ctx), { id, sha256 }, rendered);
    const late = {
      ...rendered,
      widths: [1],
      drawings: [{ width: 320, type: 'webp' as const, bytes: new Uint8Array(1) }],
    };
    await storeDrawn(asSystem(ctx), { id, sha256 }, late);
    await storeDrawn(asSystem(ctx), { id: same, sha256 }, late);
    expect((await shown(ctx, same))?.widths).toEqual([320, 640, 700]);
    expect(await ctx.files.size(drawingKey(sha256, { width: 320, type: 'webp' }))).toBeGreaterThan(1);
  });

  test('fails, to be retried, when the other picture was purged meanwhile', async ({ ctx }) => {
    const id = await shownBy(withClaims(ctx), '#264');
    const { sha256 } = await readPicture(ctx, id);
    await expect(storeDrawn(asSystem(ctx), { id, sha256 }, null)).rejects.toThrow('purged');
  });
});

describe('a picture that nothing uses', () => {
  test('is purged after a day with all its bytes, and pictures in use stay', async ({ ctx }) => {
    const [used, unused] = [await shownBy(withClaims(ctx), 'red'), await shownBy(withClaims(ctx), 'blue')];
    for (const id of [used, unused]) await drawShownPicture(asSystem(ctx), id);
    const { sha256 } = await readPicture(ctx, unused);
    const users = [async () => [used], async () => []];
    await purgeUnusedPictures(asSystem(ctx), users);
    expect(await findPicture(ctx, unused)).toBeDefined();
    const tomorrow = { ...asSystem(ctx), now: () => new Date(ctx.now().getTime() + 86_400_001) };
    await purgeUnusedPictures(tomorrow, users);
    expect(await findPicture(ctx, unused)).toBeUndefined();
    expect(await findPicture(ctx, used)).toBeDefined();
    expect((await keysOf(ctx)).filter((key) => key.includes(sha256))).toHaveLength(8);
    await purgePictureBytes(asSystem(ctx), sha256);
    expect((await keysOf(ctx)).filter((key) => key.includes(sha256))).toEqual([]);
    await purgeUnusedPictureFiles(asSystem(ctx));
    expect(await keysOf(ctx)).toHaveLength(8);
  });

  test('leaves no bytes after a crash while it was drawn', async ({ ctx }) => {
    await ctx.files.write(drawingKey('ab'.repeat(32), { width: 320, type: 'avif' }), new Uint8Array(3));
    await purgeUnusedPictureFiles(asSystem(ctx));
    expect(await keysOf(ctx)).toEqual([]);
  });
});

test('a file that is imported again becomes the same picture', async ({ ctx }) => {
  const bytes = await plainPicture('#264').jpeg().toBuffer();
  const id = await loadPicture(asSystem(ctx), bytes);
  expect(await loadPicture(asSystem(ctx), bytes)).toBe(id);
  expect(await findPicture(ctx, id)).toMatchObject({ owner_user_id: null, shown_at: null });
  await expect(loadPicture(asSystem(ctx), Buffer.from('<svg/>'))).rejects.toThrow('file_type_not_allowed');
});
