import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lengthOfMp4, lengthOfWebm, type FileBytes } from './video-length.ts';

function fileOf(bytes: Buffer): FileBytes {
  return { size: bytes.length, read: async (from, length) => bytes.subarray(from, from + length) };
}

function box(type: string, body: Buffer, size = body.length + 8): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** `mvhd` of version 0. */
function movieHeader(scale: number, length: number): Buffer {
  const body = Buffer.alloc(100);
  body.writeUInt32BE(scale, 12);
  body.writeUInt32BE(length, 16);
  return box('mvhd', body);
}

const element = (id: string, body: Buffer, size = [0x80 + body.length]) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from(size), body]);

function webm(info: Buffer | null, size?: number[]): Buffer {
  const parts = [...(info ? [element('1549a966', info)] : []), element('1f43b675', Buffer.from([0xe7, 0x81, 0]))];
  return Buffer.concat([element('1a45dfa3', Buffer.alloc(3)), element('18538067', Buffer.concat(parts), size)]);
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

describe('the length of a video', () => {
  test('is read from MP4, rounded up to seconds', async () => {
    const movie = box('moov', movieHeader(1_000, 61_500));
    expect(await lengthOfMp4(fileOf(Buffer.concat([box('ftyp', Buffer.alloc(8)), movie])))).toEqual({ seconds: 62 });
    const real = readFileSync('seed/media/ler-a-conta.mp4');
    expect(await lengthOfMp4(fileOf(real))).toEqual({ seconds: expect.toSatisfy((seconds) => seconds > 20) });
  });

  test('is unknown where a film of fragments does not say it', async () => {
    expect(await lengthOfMp4(fileOf(box('moov', movieHeader(1_000, 0))))).toEqual({ seconds: null });
  });

  test('does not exist where the film was cut off, or has no index', async () => {
    const real = readFileSync('seed/media/ler-a-conta.mp4');
    expect(await lengthOfMp4(fileOf(real.subarray(0, real.length - 1)))).toBe('damaged');
    expect(await lengthOfMp4(fileOf(box('ftyp', Buffer.alloc(8))))).toBe('damaged');
    expect(await lengthOfMp4(fileOf(box('moov', movieHeader(1, 1), 4)))).toBe('damaged');
    expect(await lengthOfMp4(fileOf(Buffer.alloc(3)))).toBe('damaged');
  });

  test('is read from WebM in its own unit', async () => {
    const length = element('4489', float(12_300));
    expect(await lengthOfWebm(fileOf(webm(length)))).toEqual({ seconds: 13 });
    const scale = element('2ad7b1', Buffer.from([0x1e, 0x84, 0x80]));
    expect(await lengthOfWebm(fileOf(webm(Buffer.concat([scale, length]))))).toEqual({ seconds: 25 });
  });

  test('is unknown where a recording does not say it', async () => {
    expect(await lengthOfWebm(fileOf(webm(null, [0x01, 255, 255, 255, 255, 255, 255, 255])))).toEqual({
      seconds: null,
    });
  });

  test('does not exist where the recording was cut off', async () => {
    const whole = webm(element('4489', float(1)));
    expect(await lengthOfWebm(fileOf(whole.subarray(0, whole.length - 2)))).toBe('damaged');
    expect(await lengthOfWebm(fileOf(Buffer.from('no film')))).toBe('damaged');
  });
});
