import { Readable } from 'node:stream';
import { fromBufferPromise } from 'yauzl';
import { describe, expect, vi } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { zipEntries } from '#api/shared/files/zip-entries.ts';
import { answerZip, type ZipEntry } from './answer-zip.ts';

describe('a download of many files', () => {
  test('has each file whole', async ({ ctx }) => {
    const answer = answerZip(ctx, 'a.zip', [textFile('ã.pdf', 'um'), textFile('b.pdf', 'dois')]);
    const entries = await zipEntries(await fromBufferPromise(Buffer.from(await answer.arrayBuffer())), 10);
    if (typeof entries === 'string') throw new Error(entries);
    expect(entries.map(({ fileName, uncompressedSize }) => [fileName, uncompressedSize])).toEqual([
      ['ã.pdf', 2],
      ['b.pdf', 4],
    ]);
  });

  test('opens one file at a time', async ({ ctx }) => {
    let open = 0;
    let most = 0;
    const counted = (name: string): ZipEntry => ({
      name,
      open: async () => {
        most = Math.max(most, (open += 1));
        return Readable.from([Buffer.from(name)]).once('end', () => (open -= 1));
      },
    });
    await answerZip(ctx, 'a.zip', ['a', 'b', 'c'].map(counted)).arrayBuffer();
    expect([most, open]).toEqual([1, 0]);
  });

  test('breaks off when a file cannot be opened, and says so in the log alone', async ({ ctx }) => {
    const errors = errorsWhile();
    const broken = { name: 'b', open: () => Promise.reject(new Error('The drawing failed.')) };
    await expect(answerZip(ctx, 'a.zip', [textFile('a', 'um'), broken]).arrayBuffer()).rejects.toThrow('drawing');
    expect(errors.mock.calls.flat().join()).toContain('The drawing failed.');
  });

  test('breaks off when a file cannot be read', async ({ ctx }) => {
    const errors = errorsWhile();
    const gone = { name: 'a', open: () => Promise.resolve(ctx.files.readRange('conclusion-certificate/gone.pdf')) };
    await expect(answerZip(ctx, 'a.zip', [gone]).arrayBuffer()).rejects.toThrow('ENOENT');
    expect(errors).toHaveBeenCalledOnce();
  });

  test('closes the file that a client left in the middle, and opens no further one', async ({ ctx }) => {
    const { file, next, reader } = await brokenOff(ctx);
    await reader.cancel();
    await vi.waitFor(() => expect(file.destroyed).toBe(true));
    expect(next).not.toHaveBeenCalled();
  });
});

async function brokenOff(ctx: Ctx) {
  const file = Readable.from(endless());
  const next = vi.fn<ZipEntry['open']>(() => Promise.resolve(Readable.from([])));
  const first = { name: 'a', open: () => Promise.resolve(file) };
  const answer = answerZip(ctx, 'a.zip', [first, { name: 'b', open: next }]);
  if (!answer.body) throw new Error('The answer has no body.');
  const reader = answer.body.getReader();
  for (let chunk = 0; chunk < 5; chunk += 1) await reader.read();
  return { file, next, reader };
}

function* endless() {
  for (;;) yield Buffer.alloc(16_384);
}

function textFile(name: string, text: string): ZipEntry {
  return { name, open: () => Promise.resolve(Readable.from([Buffer.from(text)])) };
}

function errorsWhile() {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}
