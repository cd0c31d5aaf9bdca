import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import portuguese from '#web/texts/pt.json' with { type: 'json' };
import { firstNamespaces, textsOfPage } from './texts-of-page.ts';

const paths = readdirSync('web/routes').map((file) => `/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`);

describe('the texts of a page', () => {
  test.each(['/', '/courses', '/courses/12', '/error'])('%s are the first ones alone', (path) => {
    expect(textsOfPage(path)).toEqual([]);
  });

  test('name only what the catalogue has', () => {
    const named = [...firstNamespaces, ...paths.flatMap(textsOfPage)];
    expect(named.filter((namespace) => !(namespace in portuguese))).toEqual([]);
  });

  test('leave no namespace that no page brings', () => {
    const brought = new Set([...firstNamespaces, ...paths.flatMap(textsOfPage)]);
    expect(Object.keys(portuguese).filter((namespace) => !brought.has(namespace))).toEqual([]);
  });
});
