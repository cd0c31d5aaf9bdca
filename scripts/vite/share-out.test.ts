import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

const on = (...pages: string[]) => new Map(pages.map((page) => [page, new Set(['a.ts'])]));
const needs = { always: new Set<string>(), pages: new Map<string, Set<string>>(), later: new Set<string>() };
const behind = Array.from({ length: 10 }, (_, place) => `profile.${place}`);

test('what every page needs is the shell, whoever else asks for it', () => {
  expect(shareOut({ ...needs, always: new Set(['a.ts']), pages: on('index', 'news.index') }).get('a.ts')).toBe('shell');
});

test('what only the lists of strangers share is the storefront; what the page of a course has of it is common', () => {
  expect(shareOut({ ...needs, pages: on('index', 'courses.index') }).get('a.ts')).toBe('storefront');
  expect(shareOut({ ...needs, pages: on('index', 'courses.$id.index') }).get('a.ts')).toBe('common');
  expect(shareOut({ ...needs, pages: on('index', 'cart') }).get('a.ts')).toBeUndefined();
  expect(shareOut({ ...needs, pages: on('index') }).get('a.ts')).toBeUndefined();
});

test('what ten pages share is common', () => {
  expect(shareOut({ ...needs, pages: on('index', ...behind) }).get('a.ts')).toBe('common');
});

test('what comes after the start is one file, unless a page needs it at once', () => {
  const later = new Set(['a.ts', 'b.ts']);
  const files = shareOut({ ...needs, pages: on('cart'), later });
  expect([files.get('a.ts'), files.get('b.ts')]).toEqual([undefined, 'awake']);
});
