import { describe, expect, test } from 'vitest';
import { fit, wrapped } from './fit.ts';

const measure = (text: string, size: number) => text.length * size * 0.5;
const room = { width: 400, height: 60, largest: 40, oneLineFrom: 28, leading: 1 };

describe('a name on the paper', () => {
  test('is as large as its room allows', () => {
    expect(fit('Ana Silva', room, measure)).toEqual({ lines: ['Ana Silva'], size: 40, height: 40 });
  });

  test('shrinks before it breaks', () => {
    expect(fit('Marlene da Graça Capita', room, measure)).toMatchObject({ size: 34.5, height: 34.5 });
  });

  test('breaks between words where it would be too small', () => {
    const { lines, size } = fit('Maria Antónia dos Santos Ferreira de Almeida', room, measure);
    expect(lines).toEqual(['Maria Antónia dos Santos', 'Ferreira de Almeida']);
    expect(size).toBe(30);
  });

  test.each(['x'.repeat(300), 'de '.repeat(200), ''])('never overflows', (text) => {
    const { lines, size, height } = fit(text, room, measure);
    expect(Math.max(...lines.map((line) => measure(line, size)))).toBeLessThanOrEqual(room.width);
    expect(height).toBeLessThanOrEqual(room.height);
  });
});

describe('a text', () => {
  test('keeps all its letters when it is wrapped', () => {
    const lines = wrapped('um dois trêsquatrocincoseis sete', 10, (text) => text.length);
    expect(lines).toEqual(['um dois', 'trêsquatro', 'cincoseis', 'sete']);
  });
});
