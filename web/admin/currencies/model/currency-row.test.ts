import { describe, expect, test } from 'vitest';
import { partsOf, changedCurrency } from './currency-row.ts';

const metical = { name: '{"pt":"Metical","en-GB":"Metical (MZ)"}', definition: '{"symbol":"MT","locale":"pt-MZ"}' };

describe('a currency', () => {
  test.for([
    [metical, { name_pt: 'Metical', name_en: 'Metical (MZ)', symbol: 'MT', locale: 'pt-MZ' }],
    [
      { ...metical, name: 'Euro' },
      { name_pt: 'Euro', name_en: '', symbol: 'MT', locale: 'pt-MZ' },
    ],
    [
      { name: '', definition: 'x' },
      { name_pt: '', name_en: '', symbol: '', locale: '' },
    ],
  ] as const)('shows its names, its symbol and its locale: %j', ([written, parts]) => {
    expect(partsOf(written)).toEqual(parts);
  });

  test('changes one part without the others', () => {
    expect(changedCurrency(metical, {})).toEqual(metical);
    expect(changedCurrency(metical, { symbol: ' MZN ' })).toEqual({
      ...metical,
      definition: '{"symbol":"MZN","locale":"pt-MZ"}',
    });
    expect(changedCurrency({ ...metical, name: 'Euro' }, { name_en: '' }).name).toBe('Euro');
  });

  test('keeps what this form does not show', () => {
    const before = { name: '{"pt":"Euro","fr":"euro"}', definition: '{"symbol":"€","locale":"pt-PT","own":1}' };
    const { name, definition } = changedCurrency(before, { name_en: 'Euro' });
    expect([JSON.parse(name), JSON.parse(definition)]).toEqual([
      { pt: 'Euro', fr: 'euro', 'en-GB': 'Euro' },
      { symbol: '€', locale: 'pt-PT', own: 1 },
    ]);
  });
});
