import { describe, expect, test } from 'vitest';
import { fileProblem, fileSizeText } from './file-facts.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the size of a file', () => {
  test.each([
    [0, '0 byte'],
    [1500, '2 kB'],
    [1_540_000, '1,5 MB'],
    [10_000_000, '10 MB'],
  ])('%i bytes read "%s"', (bytes, text) => {
    expect(plain(fileSizeText(bytes, 'pt-PT'))).toMatch(text);
  });
});

describe('a chosen file', () => {
  const proof = { name: 'Talão.PDF', type: 'application/pdf', size: 900_000 };

  test.each(['image/*', '.png, image/jpeg'])('is refused when its type is not among %s', (accept) => {
    expect(fileProblem(proof, { accept })).toBe('type');
  });

  test.each(['application/pdf', '.pdf', 'image/*,application/pdf'])('passes when its type is among %s', (accept) => {
    expect(fileProblem(proof, { accept })).toBeNull();
  });

  test('is refused when it is too large', () => {
    expect(fileProblem(proof, { accept: '.pdf', maxBytes: 500_000 })).toBe('size');
  });
});
