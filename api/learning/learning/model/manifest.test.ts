import { describe, expect, test } from 'vitest';
import { readManifest, type Element } from './manifest.ts';

function element(name: string, attributes: Record<string, string> = {}, children: (Element | string)[] = []): Element {
  const texts = children.filter((child) => typeof child === 'string');
  return { name, attributes, text: texts.join(''), children: children.filter((child) => typeof child !== 'string') };
}

function item(
  identifier: string,
  children: (Element | string)[] = [],
  attributes: Record<string, string> = {},
): Element {
  const title = element('title', {}, [`Title ${identifier}`]);
  return element('item', { identifier, identifierref: `r-${identifier}`, ...attributes }, [title, ...children]);
}

type Parts = { items: Element[]; resources?: Element[]; base?: string };

function manifest({ items, resources, base = '' }: Parts): Element {
  const listed = resources ?? [resource('one'), resource('two')];
  return element('manifest', {}, [
    element('organizations', { default: 'o' }, [
      element('organization', { identifier: 'other' }),
      element('organization', { identifier: 'o' }, [element('title', {}, [' A  course\n']), ...items]),
    ]),
    element('resources', base ? { base } : {}, listed),
  ]);
}

function resource(identifier: string, input: Record<string, string> = {}): Element {
  return element('resource', { identifier: `r-${identifier}`, href: 'index.html', scormtype: 'sco', ...input });
}

const files = ['index.html', 'deep/a b.html'];

describe('the address of an item', () => {
  test.each([
    ['?a=1', 'index.html?a=1'],
    ['a=1', 'index.html?a=1'],
    ['&a=1', 'index.html?a=1'],
    ['#part', 'index.html#part'],
    ['', 'index.html'],
  ])('joins the parameters %s to the address', (parameters, href) => {
    const { items } = readManifest(manifest({ items: [item('one', [], { parameters })] }), files);
    expect(items[0]?.href).toBe(href);
  });

  test('resolves bases, and names that differ only in case', () => {
    const resources = [resource('one', { base: 'Deep/', href: 'A%20b.html?x=1' })];
    const { items } = readManifest(manifest({ items: [item('one')], resources }), files);
    expect(items[0]?.href).toBe('Deep/A%20b.html?x=1');
  });

  test('opens names with spaces and accents as they are written, below all bases', () => {
    const resources = [resource('one', { base: 'curso/', href: 'Lição 1/início.html' })];
    const { items } = readManifest(manifest({ items: [item('one')], resources, base: 'base/' }), [
      'base/curso/Lição 1/início.html',
    ]);
    expect(decodeURIComponent(items[0]?.href ?? '')).toBe('base/curso/Lição 1/início.html');
  });
});

describe('a manifest', () => {
  test('has the launchable items of the default organization, with their groups', () => {
    const part = item('part', [item('one'), item('two')], { identifierref: '' });
    const { title, items } = readManifest(manifest({ items: [part] }), files);
    expect(title).toBe('A course');
    expect(items).toMatchObject([
      { identifier: 'one', title: 'Title one', groups: ['Title part'], href: 'index.html', kind: 'sco' },
      { identifier: 'two', groups: ['Title part'] },
    ]);
  });

  test('has mastery scores, launch data and assets', () => {
    const reported = [element('masteryscore', {}, ['80']), element('datafromlms', {}, ['level=2'])];
    const resources = [resource('one', { scormtype: 'asset' })];
    const { items } = readManifest(manifest({ items: [item('one', reported)], resources }), files);
    expect(items[0]).toMatchObject({ mastery_score: 80, launch_data: 'level=2', kind: 'asset' });
  });

  test('omits invisible items', () => {
    const root = manifest({ items: [item('one', [], { isvisible: 'false' }), item('two')] });
    expect(readManifest(root, files).items.map(({ identifier }) => identifier)).toEqual(['two']);
  });

  test('plays a resource without an address from its listed page', () => {
    const listed = [element('file', { href: 'style.css' }), element('file', { href: 'a%20b.html' })];
    const own = element('resource', { identifier: 'r-one', base: 'deep/' }, listed);
    const { items } = readManifest(manifest({ items: [item('one')], resources: [own] }), files);
    expect(items[0]?.href).toBe('deep/a%20b.html');
  });

  test('needs launchable items with unique identifiers', () => {
    expect(() => readManifest(manifest({ items: [] }), files)).toThrow('package_empty');
    expect(() => readManifest(manifest({ items: [item('one'), item('one')] }), files)).toThrow('manifest_invalid');
    expect(() => readManifest(element('html'), files)).toThrow('package_manifest_invalid');
  });

  test('has a limited depth', () => {
    let nested = item('one');
    for (let depth = 0; depth < 30; depth++) nested = item(`part ${depth}`, [nested], { identifierref: '' });
    expect(() => readManifest(manifest({ items: [nested] }), files)).toThrow('package_manifest_invalid');
  });
});

describe('the address of an activity', () => {
  test.each([
    ['index.html?v=2#start', '&x=1', 'index.html?v=2&x=1#start'],
    ['index.html#start', 'x=1', 'index.html?x=1#start'],
    ['index.html?v=2', '?x=1#part', 'index.html?v=2&x=1#part'],
    ['index.html?v=2#start', 'x=1#part', 'index.html?v=2&x=1#start'],
    ['index.html?v=2#start', '#part', 'index.html?v=2#start'],
    ['index.html?', 'x=1', 'index.html?x=1'],
    ['index.html', 'to=a?b', 'index.html?to=a?b'],
  ])('puts the query of %s and %s before the fragment', (href, parameters, expected) => {
    const root = manifest({ items: [item('one', [], { parameters })], resources: [resource('one', { href })] });
    expect(readManifest(root, files).items[0]?.href).toBe(expected);
  });

  test.each([
    ['deep\\a%20b.html?to=c\\d', '', 'deep/a%20b.html?to=c\\d'],
    ['.\\deep\\a b.html', '', 'deep/a%20b.html'],
    ['a b.html', 'deep\\', 'deep/a%20b.html'],
  ])('takes the backslashes of %s for slashes', (href, base, expected) => {
    const root = manifest({ items: [item('one')], resources: [resource('one', { href })], base });
    expect(readManifest(root, files).items[0]?.href).toBe(expected);
  });

  test.each([
    '..\\index.html',
    '\\index.html',
    '\\\\host\\index.html',
    'C:\\index.html',
    'deep%5Cindex.html',
    '..%5Cindex.html',
  ])('leads to nothing outside by the backslashes of %s', (href) => {
    const root = manifest({ items: [item('one')], resources: [resource('one', { href })] });
    expect(() => readManifest(root, files)).toThrow('package_launch_outside');
  });
});
