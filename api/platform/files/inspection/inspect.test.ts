import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pdfBytes } from '../make.ts';
import { inspect, openInspection } from './inspect.ts';

const samples = join(import.meta.dirname, 'samples');
const action = '<</S/JavaScript/JS(x)>>';

function inspectPdf(bytes: Uint8Array) {
  return inspect('eva', { bytes, allowed: ['pdf'] });
}

function pdfWith(...objects: string[]): Uint8Array {
  return pdfBytes({ extra: `>>endobj\n${objects.join('\n')}\n9 0 obj<<` });
}

function objectStream(filter: string, content: string): string {
  return `4 0 obj<</Type/ObjStm/N 1/First 4${filter}/Length ${content.length}>>stream\n${content}\nendstream endobj`;
}

function deflated(content: string): string {
  return deflateSync(Buffer.from(content)).toString('latin1');
}

describe('a PDF from an ordinary tool', () => {
  test.for(readdirSync(samples))('is accepted: %s', async (name) => {
    expect(await inspectPdf(readFileSync(join(samples, name)))).toBe('pdf');
  });
});

describe('a PDF that hides an action', () => {
  test.for([
    ['after a comment that looks like a stream', `4 0 obj<</A 1>>% stream\nendobj 5 0 obj${action}endobj % endstream`],
    [
      'in a stream whose type is written with escapes',
      objectStream('/Filter/FlateDecode', deflated(`5 0 ${action}`)).replace('ObjStm', 'Obj#53tm'),
    ],
    ['in an object stream', objectStream('/Filter/FlateDecode', deflated(`5 0 ${action}`))],
    [
      'behind a checksum that is wrong',
      objectStream('/Filter/FlateDecode', `${deflated(`5 0 ${action}`).slice(0, -4)}abcd`),
    ],
  ] as const)('%s is refused', async ([, objects]) => {
    await expect(inspectPdf(pdfWith(objects))).rejects.toThrow('file_has_scripts');
  });

  test('behind a text filter is refused', async () => {
    const hidden = Buffer.from(deflated(`5 0 ${action}`), 'latin1').toString('hex');
    const bytes = pdfWith(objectStream('/Filter[/ASCIIHexDecode/FlateDecode]', `${hidden}>`));
    await expect(inspectPdf(bytes)).rejects.toThrow('file_not_readable');
  });
});

describe('a PDF that inflates without end', () => {
  const much = deflated('/a '.repeat(4_000_000));

  test('is refused by the total size of its streams, while the server keeps running', async () => {
    const bytes = pdfWith(...Array.from({ length: 50 }, () => objectStream('/Filter/FlateDecode', much)));
    const happened: string[] = [];
    const inspectSlowly = openInspection(60_000);
    const refused = inspectSlowly('eva', { bytes, allowed: ['pdf'] }).catch((error: Error) =>
      happened.push(error.message),
    );
    await new Promise(setImmediate);
    happened.push('the server went on');
    await refused;
    expect(happened).toEqual(['the server went on', 'file_not_readable']);
  });
});

describe('a PDF that takes long to check', () => {
  const names = deflated('/#61 '.repeat(1_600_000));
  const slow = pdfWith(objectStream('/Filter/FlateDecode', names));
  const quick = pdfBytes();

  test('makes files of others wait for it alone, however many its sender sends', async () => {
    const ended: string[] = [];
    const send = async (sender: string, bytes: Uint8Array) => {
      await inspect(sender, { bytes, allowed: ['pdf'] }).catch(() => null);
      ended.push(sender);
    };
    await Promise.all([
      send('eva', slow),
      send('eva', slow),
      send('eva', slow),
      send('rui', quick),
      send('ana', quick),
    ]);
    expect(ended).toEqual(['eva', 'rui', 'ana', 'eva', 'eva']);
  });

  test('is refused at the deadline with a sentence of its own, and the next one is checked', async () => {
    const inspectWithin = openInspection(20);
    await expect(inspectWithin('eva', { bytes: slow, allowed: ['pdf'] })).rejects.toThrow('file_too_complex');
    expect(await inspect('eva', { bytes: quick, allowed: ['pdf'] })).toBe('pdf');
  });
});
