import { expect, test } from 'vitest';
import { shareOut, type Needs } from './share-out.ts';

const light = 1_000;
const heavy = 1_000_000;

function filesOf(
  needs: Record<string, string[]>,
  { weight = light, ...more }: Partial<Needs> & { weight?: number } = {},
) {
  const pages = new Map(Object.entries(needs).map(([page, ids]) => [page, new Set(ids)]));
  const nothing = new Set<string>();
  const weightOf = () => weight;
  return shareOut({
    always: nothing,
    later: nothing,
    tails: new Map(),
    weightOf,
    importsOf: () => nothing,
    ...more,
    pages,
  });
}

test('what every page needs is the shell, whoever else asks for it', () => {
  const files = filesOf(
    { index: ['a.ts'], 'news.index': ['a.ts'] },
    { always: new Set(['a.ts']), later: new Set(['a.ts']) },
  );
  expect(files.get('a.ts')).toBe('shell');
});

test('light things that few pages share lie in one file, heavy ones in a file for each set of pages', () => {
  const needs = { index: ['a.ts', 'b.ts'], 'courses.index': ['a.ts', 'b.ts'], 'news.index': ['b.ts'] };
  const [together, apart] = [filesOf(needs), filesOf(needs, { weight: heavy })];
  expect(together.get('a.ts')).toBe(together.get('b.ts'));
  expect(apart.get('a.ts')).not.toBe(apart.get('b.ts'));
});

test('light things are put together only where that brings a page nothing heavy along', () => {
  const both = ['a.ts', 'b.ts', 'c.ts'];
  const needs = { index: both, 'courses.index': both, wishlist: ['a.ts'], 'news.index': ['c.ts'] };
  const weights = new Map([['c.ts', heavy]]);
  const weightOf = (id: string) => weights.get(id) ?? light;
  const imports = new Map([['b.ts', new Set(['b.ts', 'c.ts'])]]);
  const importsOf = (id: string) => imports.get(id) ?? new Set();
  const [free, bound] = [filesOf(needs, { weightOf }), filesOf(needs, { weightOf, importsOf })];
  expect(free.get('a.ts')).toBe(free.get('b.ts'));
  expect(bound.get('a.ts')).not.toBe(bound.get('b.ts'));
});

test('pages that share nothing share no file', () => {
  const files = filesOf({ index: ['a.ts'], 'news.index': ['b.ts'] });
  expect(files.get('a.ts')).not.toBe(files.get('b.ts'));
});

test('what comes after the start is one file; what a page has of it at once, and its styles, are the shell’s', () => {
  const later = new Set(['a.ts', 'b.ts', 'c.module.css']);
  const files = filesOf({ cart: ['a.ts'] }, { later, weight: heavy });
  expect(files.get('b.ts')).toBe('awake');
  expect(files.get('a.ts')).toBe('shell');
  expect(files.get('c.module.css')).toBe('shell');
});

test('what a page fetches later is one file, without what the page has already', () => {
  const tails = new Map([['cart', new Set(['a.ts', 'b.ts', 'c.ts'])]]);
  const files = filesOf({ cart: ['a.ts'] }, { tails, weight: heavy });
  expect(files.get('b.ts')).toBe(files.get('c.ts'));
  expect(files.get('a.ts')).not.toBe(files.get('b.ts'));
});

test('styles of what a page fetches later lie with that page, those of what several do in the shell', () => {
  const tails = new Map([
    ['cart', new Set(['a.module.css', 'b.module.css'])],
    ['contact', new Set(['b.module.css'])],
  ]);
  const files = filesOf({ cart: ['a.ts'], contact: ['b.ts'] }, { tails });
  expect(files.get('a.module.css')).toBe(files.get('a.ts'));
  expect(files.get('b.module.css')).toBe('shell');
});
