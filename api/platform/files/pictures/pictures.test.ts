import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { plainPicture, readPicture, sendPicture } from '../make.ts';
import { maySendPicture } from './create-picture.ts';
import { pictureKey } from './model/picture-rules.ts';
import { purgeUnusedPictureFiles, purgePictureBytes, withStoredBytes } from './picture-bytes.ts';
import { dropPictures, isPictureOf } from './read-picture.ts';
import { redraw } from './redraw.ts';
import { replacePicture } from './replace-picture.ts';
import { retrievePictures } from './retrieve-pictures.ts';

function somebodyElse(ctx: Ctx): Ctx {
  return { ...ctx, actor: { kind: 'user', userId: 2, personId: 2, sessionId: 2, roles: [], claims: [] } };
}

async function keysOf(ctx: Ctx): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of ctx.files.keysBelow('pictures')) keys.push(key);
  return keys;
}

describe('a picture', () => {
  test('is re-encoded from every accepted type', async ({ ctx }) => {
    const me = withClaims(ctx);
    for (const type of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const picture = await sendPicture(me, await plainPicture('#264').toFormat(type).toBuffer());
      expect(picture).toMatchObject({ content_type: 'image/webp', width: 300, height: 200, owner_user_id: 1 });
    }
  });

  test('is stored in the largest allowed size, and as a small square', async ({ ctx }) => {
    const { id, width, height } = await sendPicture(
      withClaims(ctx),
      await plainPicture('#264', 3_000, 2_000).jpeg().toBuffer(),
    );
    expect([width, height]).toEqual([1_620, 1_080]);
    const { bytes, sha256 } = await readPicture(ctx, id);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1_620 });
    const small = await ctx.files.read(pictureKey(sha256, 'small'));
    expect(await sharp(small).metadata()).toMatchObject({ width: 160, height: 160 });
  });

  test('loses its location, and stands upright', async ({ ctx }) => {
    const metadata = { IFD0: { Copyright: 'Marlene' }, IFD3: { GPSLatitude: '8/1 50/1 0/1', GPSLatitudeRef: 'S' } };
    const bytes = await plainPicture('#264').withExif(metadata).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { id, width, height } = await sendPicture(withClaims(ctx), bytes);
    expect([width, height]).toEqual([200, 300]);
    const { exif, orientation, xmp, icc } = await sharp((await readPicture(ctx, id)).bytes).metadata();
    expect([exif, orientation, xmp, icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('is found by its owner and by a reader of users, in one query, and by nobody else', async ({ ctx, queries }) => {
    const me = withClaims(ctx);
    const { id } = await sendPicture(me, await plainPicture('red').png().toBuffer());
    queries.length = 0;
    expect(await retrievePictures(me, queryOf({ filter: { id } }))).toMatchObject({ total: 1 });
    expect(queries).toHaveLength(1);
    expect(await retrievePictures(somebodyElse(ctx), queryOf({}))).toMatchObject({ total: 0 });
    const query = queryOf({
      filter: { owner_user_id: 1 },
      sort: [{ field: 'created_at' as const, order: 'desc' as const }],
    });
    expect(await retrievePictures(withClaims(ctx, 'users.read'), query)).toMatchObject({ total: 1 });
    await expect(retrievePictures(ctx, queryOf({}))).rejects.toThrow('not_signed_in');
    expect(await isPictureOf(ctx, id, 1)).toBe(true);
    expect(await isPictureOf(ctx, id, 2)).toBe(false);
  });

  test('may be replaced under its id by its owner alone, and its old bytes are purged', async ({ ctx }) => {
    const me = withClaims(ctx);
    const { id } = await sendPicture(me, await plainPicture('red').png().toBuffer());
    const before = await readPicture(ctx, id);
    const other = await redraw('user 1', await plainPicture('blue', 90, 90).png().toBuffer());
    expect(await replacePicture(me, id, other)).toMatchObject({ id, width: 90 });
    await purgePictureBytes(asSystem(ctx), before.sha256);
    expect(await keysOf(ctx)).toHaveLength(2);
    await expect(replacePicture(somebodyElse(ctx), id, other)).rejects.toThrow('not_found');
    await expect(replacePicture(me, 0, other)).rejects.toThrow('not_found');
    await expect(replacePicture(ctx, id, other)).rejects.toThrow('not_signed_in');
  });

  test('can be sent thirty times an hour', async ({ ctx }) => {
    const me = withClaims(ctx);
    for (let i = 0; i < 30; i += 1) await maySendPicture(me);
    await expect(maySendPicture(me)).rejects.toThrow('too_many_requests');
    await expect(maySendPicture(ctx)).rejects.toThrow('not_signed_in');
  });
});

describe('the bytes of a picture', () => {
  test('are stored once for all uploads, until the last picture is deleted', async ({ ctx }) => {
    const bytes = await plainPicture('red').png().toBuffer();
    const mine = await sendPicture(withClaims(ctx), bytes);
    const { id } = await sendPicture(somebodyElse(ctx), bytes);
    const { sha256 } = await readPicture(ctx, id);
    expect((await keysOf(ctx)).toSorted()).toEqual(
      [pictureKey(sha256, 'small'), pictureKey(sha256, 'full')].toSorted(),
    );
    await dropPictures(ctx, 1, { but: null });
    await purgePictureBytes(ctx, sha256);
    expect(await keysOf(ctx)).toHaveLength(2);
    await expect(readPicture(ctx, mine.id)).rejects.toThrow('not_found');
    await dropPictures(ctx, 2, { but: id });
    expect(await readPicture(ctx, id)).toBeDefined();
    await dropPictures(ctx, 2, { but: null });
    await purgePictureBytes(ctx, sha256);
    await purgePictureBytes(ctx, sha256);
    expect(await keysOf(ctx)).toEqual([]);
  });

  test('are not left behind by a rollback or a crash', async ({ ctx }) => {
    const rendered = await redraw('user 1', await plainPicture('red').png().toBuffer());
    const failing = withStoredBytes(ctx, rendered, async () => Promise.reject(new Error('no row')));
    await expect(failing).rejects.toThrow('no row');
    expect(await keysOf(ctx)).toEqual([]);
    await ctx.files.write(pictureKey('ab'.repeat(32), 'full'), rendered.full);
    const stored = await sendPicture(withClaims(ctx), await plainPicture('blue').png().toBuffer());
    await purgeUnusedPictureFiles(asSystem(ctx));
    expect(await keysOf(ctx)).toHaveLength(2);
    expect((await readPicture(ctx, stored.id)).bytes.byteLength).toBe(stored.byte_size);
  });
});
