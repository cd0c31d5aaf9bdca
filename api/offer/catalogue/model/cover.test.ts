import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { categoryDrawings } from '#contract/offer/catalogue/values.ts';
import { cover, drawingOf } from './cover.ts';

const digestOf = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 12);
const existing = {
  gestao: '23c3768727f2',
  tecnologia: 'e0b948f3efd3',
  seguranca: '6cc9a117cf55',
  linguas: '8d83c922822a',
  contabilidade: 'a5f600968c9e',
  saude: '6d0df52e6b8c',
  energia: '03e10a1394b6',
  turismo: '4a1c4778ad07',
  direito: '8c478687a585',
  formadores: '15ee5ab050c8',
};
const pointColours = /#(?:e3a21a|d9950f|f0b740|c98a12|e8a51c|e9b347|d9860f|a8432a|c2563a)/;

describe('a cover', () => {
  test('is the same bytes for the same category and title', () => {
    expect(cover('linguas', 'Inglês para atendimento')).toBe(cover('linguas', 'Inglês para atendimento'));
  });

  test('differs from the cover of another title', () => {
    expect(cover('linguas', 'Inglês para atendimento')).not.toBe(cover('linguas', 'Português para o serviço público'));
  });

  test.each(Object.entries(existing))('of %s keeps its drawing from release to release', (key, digest) => {
    expect(digestOf(cover(key, 'Segurança e saúde em obra'))).toBe(digest);
  });

  test.each(categoryDrawings.map((key) => [key]))(
    'of %s is small, holds the saffron piece and no broken number',
    (key) => {
      const svg = cover(key, 'Gestão de projetos');
      expect(svg.length).toBeLessThan(2600);
      expect(svg).toMatch(pointColours);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  test('of a category without a drawing borrows one, always the same', () => {
    expect(categoryDrawings).toContain(drawingOf('pesca-artesanal'));
    expect(cover('pesca-artesanal', 'Redes')).toBe(cover('pesca-artesanal', 'Redes'));
  });

  test('of a category whose key begins with a known one takes that drawing', () => {
    expect(drawingOf('tecnologia-e-dados')).toBe('tecnologia');
  });

  test('shows a narrower part of the drawing in a window', () => {
    expect(cover('saude', 'Saúde e apoio social', 'window')).toContain('viewBox="84 0 152 200"');
    expect(cover('saude', 'Saúde e apoio social', 'arcade')).toContain('viewBox="100 0 120 200"');
  });

  test('never carries the title into the picture', () => {
    expect(cover('gestao', '<script>alert(1)</script>')).not.toContain('script');
  });
});
