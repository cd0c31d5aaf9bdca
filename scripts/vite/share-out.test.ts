import { expect, test } from 'vitest';
import { shareOut, type Needs, type Part } from './share-out.ts';

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
    parts: new Map(),
    weightOf,
    importsOf: () => nothing,
    ...more,
    pages,
  });
}

test('modules that every page needs are in the shell, whatever else imports them', () => {
  const files = filesOf(
    { index: ['a.ts'], 'news.index': ['a.ts'] },
    { always: new Set(['a.ts']), later: new Set(['a.ts']) },
  );
  expect(files.get('a.ts')).toBe('shell');
});

test('light modules that few pages share are one file, heavy ones a file for each set of pages', () => {
  const needs = { index: ['a.ts', 'b.ts'], 'courses.index': ['a.ts', 'b.ts'], 'news.index': ['b.ts'] };
  const [together, apart] = [filesOf(needs), filesOf(needs, { weight: heavy })];
  expect(together.get('a.ts')).toBe(together.get('b.ts'));
  expect(apart.get('a.ts')).not.toBe(apart.get('b.ts'));
});

test('light modules are merged only if no page then loads a heavy one', () => {
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

test('modules of a single page stay in the file of that page', () => {
  expect(filesOf({ index: ['a.ts'], 'news.index': ['b.ts', 'b.module.css'] }).get('b.ts')).toBeUndefined();
});

test('modules that load after every start are in the shell if a page needs them, and so are their styles', () => {
  const later = new Set(['a.ts', 'b.ts', 'c.module.css']);
  const files = filesOf({ cart: ['a.ts'] }, { later, weight: heavy });
  expect(files.get('a.ts')).toBe('shell');
  expect(files.get('b.ts')).toBeUndefined();
  expect(files.get('c.module.css')).toBe('shell');
});

function partOf(part: Partial<Part>, ...ids: string[]) {
  return new Map([['part', { needs: new Set(ids), hosts: [], isLater: true, ...part }]]);
}

test('modules that a page has already do not count for a part that it loads', () => {
  const pages = { cart: ['a.ts', 'c.ts'], wishlist: ['b.ts', 'c.ts'] };
  const [hosted, foreign] = [['cart'], ['wishlist']].map((hosts) =>
    filesOf(pages, { parts: partOf({ hosts }, 'a.ts'), weight: heavy }),
  );
  expect(hosted?.get('a.ts')).toBe('cart');
  expect(foreign?.get('a.ts')).toBe('cart and part');
});

test('parts that only some visitors load are ignored', () => {
  const parts = partOf({ hosts: ['wishlist'], isLater: false }, 'a.ts', 'b.ts');
  const files = filesOf({ cart: ['a.ts'], wishlist: ['c.ts'] }, { parts });
  expect(files.get('a.ts')).toBe('cart');
  expect(files.get('b.ts')).toBeUndefined();
});

test('modules that a page loads later are merged with its own only if that costs little', () => {
  const pages = { cart: ['a.ts'], wishlist: ['a.ts'], contact: ['b.ts'] };
  const parts = partOf({ hosts: ['cart'] }, 'b.ts');
  const [together, apart] = [filesOf(pages, { parts }), filesOf(pages, { parts, weight: heavy })];
  expect(together.get('a.ts')).toBe(together.get('b.ts'));
  expect(apart.get('a.ts')).not.toBe(apart.get('b.ts'));
});

test('styles of a part belong to its pages; the bundler places those of a part of the shell', () => {
  const pages = { cart: ['a.ts'], contact: ['b.ts'] };
  const [hosted, shells] = [['cart', 'contact'], []].map((hosts) =>
    filesOf(pages, { parts: partOf({ hosts }, 'c.module.css'), weight: heavy }),
  );
  expect(hosted?.get('c.module.css')).toBe('cart and contact');
  expect(shells?.get('c.module.css')).toBeUndefined();
});
