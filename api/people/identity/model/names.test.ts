import { expect, test } from 'vitest';
import { namesOf, splitName, tidyName, wholeName } from './names.ts';

test('a whole name splits before its last word', () => {
  expect(splitName('Ana Paula dos Santos')).toEqual({ first_name: 'Ana Paula dos', last_name: 'Santos' });
  expect(splitName('Marlene')).toEqual({ first_name: 'Marlene', last_name: '' });
});

test('first and last names that the person gave win over those split from the whole name', () => {
  const name = 'Ana Paula dos Santos';
  expect(namesOf({ name, first_name: 'Ana Paula', last_name: 'dos Santos' }).last_name).toBe('dos Santos');
  expect(namesOf({ name, first_name: 'Ana', last_name: null })).toEqual({ first_name: 'Ana', last_name: '' });
  expect(namesOf({ name, first_name: null, last_name: null }).last_name).toBe('Santos');
});

test('joins first and last name into the whole name', () => {
  expect(wholeName({ first_name: ' Ana  Paula ', last_name: 'dos Santos' })).toBe('Ana Paula dos Santos');
  expect(wholeName({ first_name: 'Marlene', last_name: '' })).toBe('Marlene');
});

test('removes direction marks from a name and keeps text that looks like code', () => {
  expect(tidyName('Rui\u202E\u0000 Sitoe')).toBe('Rui Sitoe');
  expect(tidyName('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
});
