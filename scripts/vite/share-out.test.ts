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
  return shareOut({ always: nothing, later: nothing, tails: new Map(), weightOf: () => weight, ...more, pages });
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
