import { describe, expect, test } from 'vitest';
import { fileProblem } from './file-facts.ts';

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
