import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { namesInScripts } from '#fixtures/names-in-scripts.ts';
import { pdfTexts } from '#api/shared/testing/pdf.ts';
import { isRightToLeft } from './direction.ts';
import { drawPaper } from './open-paper.ts';

const facts = { layout: 'portrait', locale: 'pt', title: '', author: '', subject: '', createdAt: new Date(0) } as const;
const style = { face: 'display-500', size: 20, color: '#000' } as const;

function paperOf(text: string): Promise<Uint8Array> {
  return drawPaper(facts, ({ type }) => type.say('P', {}, () => type.put(text, { x: 40, baseline: 60 }, style)));
}

/** What stands on the paper, from left to right. */
async function readInPlace(text: string): Promise<string[]> {
  const texts = await pdfTexts(await paperOf(text));
  return texts.toSorted((one, other) => one.x - other.x).map(({ str }) => str.replaceAll('\u200B', ''));
}

const lettersOf = (text: string) => [...new Set(text.match(/\p{L}/gu))].toSorted();
// In these, letters stand in another order than they are read, and marks before their letters.
const reordered = /^(Bengali|Burmese|Devanagari|Gu|Kannada|Malayalam|Sinhala|Tamil|Thaana)/;
const ordered = Object.entries(namesInScripts).filter(([script]) => !reordered.test(script));

describe('a name', () => {
  test.for(Object.entries(namesInScripts))('in %s prints all its letters', async ([, name]) => {
    expect(lettersOf((await readInPlace(name)).join(''))).toEqual(lettersOf(name));
  });

  test.for(ordered)('in %s prints its letters in their order', async ([, name]) => {
    const words = (await readInPlace(name)).filter((str) => str.trim());
    const text = (isRightToLeft(name) ? words.toReversed() : words).join('');
    expect(text.replaceAll(' ', '')).toBe(name.normalize('NFC').replaceAll(' ', ''));
  });

  const others = Object.entries(namesInScripts).filter(([script]) => script !== 'Thaana');
  test.skipIf(spawnSync('pdftotext', ['-v']).error).for(others)(
    'in %s is read back by another program',
    async ([, name]) => {
      const read = spawnSync('pdftotext', ['-', '-'], { input: await paperOf(name) }).stdout.toString();
      const text = read.replaceAll(/[\u200B\u202A-\u202E\f\n]/g, '').trim();
      expect(text).toBe(name.normalize('NFC'));
    },
  );
});

describe('a text in two directions', () => {
  test.for([
    ['Ana محمد علي Silva', ['Ana', 'علي', 'محمد', 'Silva']],
    ['محمد (Ana Silva) علي 2026', ['2026', 'علي', '(Ana Silva)', 'محمد']],
    ['رقم ٢٠٢٦ و 15', ['15', 'و', '٢٠٢٦', 'رقم']],
    ['כהן (אנה)', ['(', 'אנה', ')', 'כהן']],
    ['علاء الأمين', ['الأمين', 'علاء']],
  ] as const)('has %s in its places', async ([text, places]) => {
    const read = (await readInPlace(text)).map((str) => str.trim()).filter(Boolean);
    expect(read).toEqual(places);
  });
});

describe('a letter that no font has', () => {
  test.for([
    ['Binta 𞤀𞤁', 'Binta [U+1E900][U+1E901]'],
    ['\uE000', '[U+E000]'],
    ['Zé 👷🏾‍♀️ Ana', 'Zé Ana'],
    ['A\u200DB\uFE0F\u00ADC', 'ABC'],
    ['Ana\tSilva\u2009e\u3000Rui', 'Ana Silva e Rui'],
  ] as const)('leaves no gap: %s', async ([text, printed]) => {
    expect((await readInPlace(text)).join('').replaceAll(/\s/g, ' ')).toBe(printed);
  });
});

test('a document in the letters of the site loads no other font', async () => {
  const bytes = Buffer.from(await paperOf('Marlene da Graça Łukasiewicz')).toString('latin1');
  expect(new Set(bytes.match(/FontName \/[A-Z]{6}\+[\w-]+/g)?.map((font) => font.slice(17)))).toEqual(
    new Set(['Besley-Medium']),
  );
});
