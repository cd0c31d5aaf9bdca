import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { hostileUploads } from '#fixtures/hostile-uploads.ts';
import { plainPicture, readPicture, sendPicture } from '../make.ts';

describe('an attack by a picture', () => {
  test.for(Object.entries(hostileUploads))('named %s is refused', async ([, make], { ctx }) => {
    const sent = sendPicture(withClaims(ctx), make());
    await expect(sent).rejects.toThrow(/^(file_type_not_allowed|picture_too_large)$/);
    expect(await ctx.db.selectFrom('pictures').select('id').execute()).toEqual([]);
  });

  test('with an SVG, whatever it begins with, is refused', async ({ ctx }) => {
    for (const head of ['', '<?xml version="1.0"?>', '\uFEFF', '<!-- GIF89a -->', ' '.repeat(5_000)]) {
      const svg = `${head}<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
      await expect(sendPicture(withClaims(ctx), Buffer.from(svg))).rejects.toThrow('file_type_not_allowed');
    }
    await expect(sendPicture(withClaims(ctx), new Uint8Array(0))).rejects.toThrow('file_type_not_allowed');
  });

  test('that is also a page and an archive leaves only its pixels', async ({ ctx }) => {
    const jpeg = await plainPicture('#264')
      .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
      .jpeg()
      .toBuffer();
    const html = Buffer.from('<html><script>alert(2)</script>');
    const zip = Buffer.from('PK\u0003\u0004 evil.html PK\u0005\u0006' + '\0'.repeat(18));
    const { id } = await sendPicture(withClaims(ctx), Buffer.concat([jpeg, html, zip]));
    const stored = Buffer.from((await readPicture(ctx, id)).bytes).toString('latin1');
    expect(stored).not.toMatch(/script|PK|evil/);
  });

  test('with too many pixels is refused before it is decoded', async ({ ctx }) => {
    const bomb = await plainPicture('white', 6_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(300_000);
    const before = process.memoryUsage().rss;
    await expect(sendPicture(withClaims(ctx), bomb)).rejects.toThrow('picture_too_large');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test('whose head lies about its size is refused', async ({ ctx }) => {
    const png = await plainPicture('red', 10, 10).png().toBuffer();
    for (const [width, height] of [
      [0x7fffffff, 0x7fffffff],
      [65_535, 65_535],
      [4_000, 4_000],
    ] as const) {
      const lie = Buffer.from(png);
      lie.writeUInt32BE(width, 16);
      lie.writeUInt32BE(height, 20);
      const sent = sendPicture(withClaims(ctx), lie);
      await expect(sent).rejects.toThrow(/^(file_type_not_allowed|picture_too_large)$/);
    }
  });

  test('with very many frames keeps only its first frame', async ({ ctx }) => {
    const picture = await sendPicture(withClaims(ctx), gifOfFrames(250_000));
    expect(picture).toMatchObject({ width: 2, height: 2 });
    expect((await sharp((await readPicture(ctx, picture.id)).bytes).metadata()).pages ?? 1).toBe(1);
  });
});

function gifOfFrames(frames: number): Buffer {
  const head = Buffer.from('47494638396102000200800000000000ffffff', 'hex');
  const frame = Buffer.from('2c00000000020002000002028453 00'.replaceAll(' ', ''), 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}
