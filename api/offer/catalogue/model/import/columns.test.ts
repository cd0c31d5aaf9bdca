import { describe, expect, test } from 'vitest';
import { readColumns, unusedColumns } from './columns.ts';

const header = ['', 'course_title', 'Organização', 'rating', 'Level'];

describe('the map of columns', () => {
  test('names columns whatever their case and accents, and numbers those without a name', () => {
    expect(readColumns('title=Course_Title, partner=organizacao,key=#1', header)).toEqual({
      key: 0,
      title: 1,
      partner: 2,
      level: 4,
    });
  });

  test('knows prices by the currencies of the operator', () => {
    const prices = ['title', 'price_aoa', 'price_usd', 'price_old'];
    const existing = ['aoa', 'usd', 'eur'];
    expect(readColumns('', prices, existing)).toEqual({ title: 0, price_aoa: 1, price_usd: 2 });
    expect(readColumns('price=price_aoa,price_eur=price_old', prices, existing)).toEqual({
      title: 0,
      price: 1,
      price_usd: 2,
      price_eur: 3,
    });
    expect(() => readColumns('price_xyz=price_old', prices, existing)).toThrow('There is no field «price_xyz»');
  });

  test('ignores the column of a field that is mapped to nothing', () => {
    const columns = readColumns('title=course_title, level=', header);
    expect(columns).toEqual({ title: 1 });
    expect(unusedColumns(columns, header)).toEqual(['Organização', 'rating', 'Level']);
    expect(() => readColumns('title=', ['title'])).toThrow('Say which column is the title');
  });

  test('reports unused columns', () => {
    expect(unusedColumns(readColumns('title=course_title', header), header)).toEqual(['Organização', 'rating']);
  });

  test('names the known columns when it is refused', () => {
    expect(() => readColumns('', header)).toThrow('--map title=');
    expect(() => readColumns('title=nome', header)).toThrow(
      'There is no column «nome» (the columns are #1, course_title, Organização, rating, Level)',
    );
    expect(() => readColumns('titel=course_title', header)).toThrow(
      'There is no field «titel». The fields are key, title, summary,',
    );
    expect(() => readColumns('title', header)).toThrow('names no column');
    expect(() => readColumns('title=#9', header)).toThrow('There is no column «#9»');
  });
});
