import { describe, expect, test } from 'vitest';
import { draftOf } from './course-draft.ts';

const columns = { title: 0, partner: 1, level: 2, hours: 3, price: 4, type: 5, language: 6, package: 7 };

describe('a row', () => {
  test('becomes a course', () => {
    const row = [' Inglês ', 'Escola', 'Intermédio', '35,5 h', '45 000,00 AOA', 'Em direto', 'pt-AO', 'COURSE'];
    expect(draftOf(row, columns)).toEqual({
      key: null,
      title: 'Inglês',
      summary: '',
      description: '',
      requirements: '',
      category: null,
      partner: 'Escola',
      type: 'online-sync',
      package_type: 'curso',
      level: 'intermediate',
      language: 'pt-AO',
      workload_hours: 35.5,
      prices: { price: 4_500_000 },
      cover: null,
      cover_picture_alt: '',
      modules: [],
    });
  });

  test('may be short, and its cells empty', () => {
    expect(draftOf(['Inglês'], columns)).toMatchObject({
      partner: null,
      level: null,
      prices: { price: null },
      type: null,
    });
  });

  test('may have prices in several currencies, a cover and modules', () => {
    const more = { title: 0, price: 1, price_usd: 2, price_eur: 3, cover: 4, modules: 5 };
    const row = ['Inglês', '1', '2,50', '', ' capas/ingles.jpg ', 'Um\nDois'];
    expect(draftOf(row, more)).toMatchObject({
      prices: { price: 100, price_usd: 250, price_eur: null },
      cover: 'capas/ingles.jpg',
      modules: ['Um', 'Dois'],
    });
    expect(() => draftOf(['T', '1', 'dois'], more)).toThrow('the price_usd «dois» is no number');
    expect(() => draftOf(['T', '', '', '', '', 'x|'.repeat(101)], more)).toThrow('more than 100 modules');
    expect(() => draftOf(['T', '', '', '', '', 'x'.repeat(301)], more)).toThrow('longer than 300 characters');
  });

  test('is plain text, whatever a spreadsheet would make of it', () => {
    expect(draftOf(['=HYPERLINK("http://x")'], columns).title).toBe('=HYPERLINK("http://x")');
    expect(draftOf(['\t=1+1\u0000\u0007'], columns).title).toBe('=1+1');
  });

  test.each([
    [['', 'x'], 'the title is empty'],
    [['\u0000'], 'the title is empty'],
    [['x'.repeat(301)], 'the title is longer than 300 characters'],
    [['T', '', 'difícil'], 'the level «difícil» is not known'],
    [['T', '', '', 'muitas'], 'the hours «muitas» is no number'],
    [['T', '', '', '-1'], 'the hours «-1» is out of reach'],
    [['T', '', '', '', '12..5'], 'the price «12..5» is no number'],
    [['T', '', '', '', '', 'pombo'], 'the type «pombo» is not known'],
    [['T', '', '', '', '', '', 'Português'], 'the language «Português» is not known'],
  ])('%j is a problem', (row, message) => {
    expect(() => draftOf(row, columns)).toThrow(message);
  });
});
