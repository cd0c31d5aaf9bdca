import { expect, test } from 'vitest';
import { modulesUsedFrom } from './modules-used.ts';

const files: Record<string, string> = {
  entry: `import { Menu as Icon } from 'icons'; import 'effect'; export const a = Icon;`,
  page: `import * as all from 'icons'; export const a = all;`,
  icons: `import { Alias } from 'sun'; export { default as Menu } from 'menu'; export { Alias as Sun }; export * from 'more';`,
  menu: `import { make } from 'make'; export default make();`,
  sun: `export const Alias = 1;`,
  more: `export const More = 1;`,
  make: `export const make = () => 1; export { unused } from 'unused';`,
  unused: `export const unused = 1;`,
  effect: `import 'deep'; console.log();`,
  deep: `console.log();`,
};

const usedFrom = async (start: string, effects = ['effect', 'deep']) => {
  const used = await modulesUsedFrom([start], {
    codeOf: (id) => files[id] ?? null,
    hasEffects: (id) => effects.includes(id),
    resolve: async (name) => name,
  });
  return [...used].toSorted();
};

test('only the used exports of a package are followed', async () => {
  expect(await usedFrom('entry')).toEqual(['deep', 'effect', 'entry', 'make', 'menu']);
});

test('a namespace import uses all exports', async () => {
  expect(await usedFrom('page')).toEqual(['icons', 'make', 'menu', 'more', 'page', 'sun']);
});

test('an entry point with side effects is loaded whole', async () => {
  expect(await usedFrom('entry', ['icons'])).toContain('sun');
});
