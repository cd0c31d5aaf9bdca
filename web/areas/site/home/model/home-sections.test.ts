import { describe, expect, test } from 'vitest';
import { homeSectionsOf } from './home-sections.ts';

const keys = (setting?: string) => homeSectionsOf(setting).map(({ key }) => key);

describe('the sections of Home', () => {
  test('are those of the setting, in its order, under its titles', () => {
    const title = { pt: 'A começar', 'en-GB': 'Starting' };
    expect(homeSectionsOf(JSON.stringify(['news', { key: 'classes', title }, { key: 'new' }]))).toEqual([
      { key: 'news' },
      { key: 'classes', title },
      { key: 'new' },
    ]);
  });

  test.each([
    undefined,
    '',
    'null',
    'no JSON',
    '{}',
    '[]',
    '["cursos"]',
    '[null]',
    '["news","news"]',
    '[{"key":"news","title":"Novas"}]',
    '[{"key":"news","title":{"pt":" "}}]',
    '[{"key":"news","title":[]}]',
  ])('are as they are built where the setting is %j', (setting) => {
    expect(keys(setting)).toEqual([
      'categories',
      'classes',
      'today',
      'popular',
      'partners',
      'news',
      'certificate',
      'how',
    ]);
  });
});
