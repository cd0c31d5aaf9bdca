import { describe, expect, test } from 'vitest';
import { draftOf, type Reading } from './course-draft.ts';

const currencies = { price: 'aoa', price_usd: 'usd', price_eur: 'eur' };
const columns = { title: 0, partner: 1, level: 2, hours: 3, price: 4, type: 5, language: 6, package: 7 };

const read = (cells: string[], of: Reading['columns'] = columns) => draftOf(cells, { columns: of, currencies });

const readModules = (count: number) => read(['T', 'x|'.repeat(count)], { title: 0, modules: 1 });

describe('a row', () => {
  test('becomes a course', () => {
    const row = [' Inglês ', 'Escola', 'Intermédio', '35,5 h', '45 000,00 AOA', 'Em direto', 'pt-AO', 'COURSE'];
    expect(read(row)).toEqual({
      warnings: [],
      draft: {
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
      },
    });
  });

  test('may be short, and its cells empty', () => {
    expect(read(['Inglês']).draft).toMatchObject({
      partner: null,
      level: null,
      prices: { price: null },
      type: null,
    });
  });

  test('may have prices in several currencies, a cover and modules', () => {
    const more = { title: 0, price: 1, price_usd: 2, price_eur: 3, cover: 4, modules: 5 };
    const row = ['Inglês', '1', '2,50', '', ' capas/ingles.jpg ', 'Um\nDois'];
    expect(read(row, more).draft).toMatchObject({
      prices: { price: 100, price_usd: 250, price_eur: null },
      cover: 'capas/ingles.jpg',
      modules: ['Um', 'Dois'],
    });
    expect(() => read(['T', '1', 'dois'], more)).toThrow('the price_usd is no amount: «dois»');
    expect(() => read(['T', '', '', '', '', 'x'.repeat(301)], more)).toThrow('longer than 300 characters');
  });

  test('is plain text, whatever a spreadsheet would make of it', () => {
    expect(read(['=HYPERLINK("http://x")']).draft.title).toBe('=HYPERLINK("http://x")');
    expect(read(['\t=1+1\u0000\u0007']).draft.title).toBe('=1+1');
  });

  test.each<[string[], string]>([
    [['', 'x'], 'the title is empty'],
    [['\u0000'], 'the title is empty'],
    [['x'.repeat(301)], 'the title is longer than 300 characters'],
    [['T', '', '', '', '12..5'], 'the price is no amount: «12..5»'],
    [['T', '', '', '', '-5'], 'the price is negative: «-5»'],
    [['T', '', '', '', '9 000 000 000 000'], 'the price is too high'],
    [['T', '', '', '', '$5'], 'the price is in USD, but its column is in AOA (see --currency, or map price_usd): «$5»'],
  ])('%j is refused', (row, message) => {
    expect(() => read(row)).toThrow(message);
  });

  test.each<[string[], string]>([
    [['T', '', 'difícil'], 'the level'],
    [['T', '', '', 'muitas'], 'the hours'],
    [['T', '', '', '-1'], 'the hours'],
    [['T', '', '', '', '', 'pombo'], 'the type'],
    [['T', '', '', '', '', '', 'Klingonês'], 'the language'],
    [['T', '', '', '', '', '', '', 'ASSINATURA'], 'the package'],
  ])('%j is kept without the value that is not known', (row, what) => {
    const { draft, warnings } = read(row);
    expect(draft).toEqual(read(['T']).draft);
    expect(warnings).toEqual([{ kind: `${what} is not known and was left out`, text: row.at(-1) }]);
  });

  test('warns of a price that could be read otherwise', () => {
    const { draft, warnings } = read(['T', '', '', '', '1.234']);
    expect(draft.prices).toEqual({ price: 123_400 });
    expect(warnings).toEqual([{ kind: 'the only separator of the price was read as one of thousands', text: '1.234' }]);
  });

  test('has at most 300 modules, and says so', () => {
    expect(readModules(300)).toMatchObject({ draft: { modules: { length: 300 } }, warnings: [] });
    expect(readModules(301)).toMatchObject({
      draft: { modules: { length: 300 } },
      warnings: [{ kind: 'only the first 300 modules are read', text: '301 modules' }],
    });
  });
});
