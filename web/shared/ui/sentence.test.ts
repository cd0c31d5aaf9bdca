import { describe, expect, test } from 'vitest';
import { asSentence } from './sentence.ts';

describe('a field error', () => {
  test('ends with a period', () => {
    expect(asSentence('Escreva o seu apelido ')).toBe('Escreva o seu apelido.');
  });

  test.each(['Escreva o seu apelido.', 'Tem a certeza?', ''])('keeps existing final punctuation: "%s"', (text) => {
    expect(asSentence(text)).toBe(text);
  });
});
