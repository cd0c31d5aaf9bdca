import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test('a language is named in the language of the reader', () => {
  expect([languageName('pt-PT', 'pt'), languageName('en-GB', 'pt')]).toEqual(['Português', 'Portuguese']);
  expect(languageName('pt-AO', 'umb')).toBe('Umbundu');
  expect(languageName('pt-PT', 'not one')).toBe('Not one');
});
