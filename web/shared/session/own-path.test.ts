import { expect, test } from 'vitest';
import { ownPath, redirectIn } from './own-path.ts';

test.each(['/', '/checkout', '/profile/my-courses?tab=1#top', '/cursos/água'])(
  '%s leads on within the site',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', '', 'x', 7, undefined])(
  '%j leads nowhere',
  (value) => {
    expect(ownPath(value)).toBeUndefined();
  },
);

test('a foreign address does not stay in the search', () => {
  const search = { redirect: '//evil.example', lang: 'pt-PT' };
  expect({ ...search, ...redirectIn(search) }).toEqual({ redirect: undefined, lang: 'pt-PT' });
});
