import { describe, expect, test } from 'vitest';
import { manifest12, type Item12 } from '#fixtures/scorm-12/manifest.ts';
import { parseXml } from '../package/parse-xml.ts';
import { readManifest } from './manifest.ts';

function itemsOf(items: Item12[]) {
  return readManifest(parseXml(Buffer.from(manifest12(items))), ['sco.html']).items;
}

const done = (item: string) => ({ kind: 'done', item });

describe('the prerequisites of a manifest of SCORM 1.2', () => {
  test('are those of the item, and of the headings around it', () => {
    const items = itemsOf([
      { id: 'a' },
      { id: 'part', prerequisites: 'a', items: [{ id: 'b' }, { id: 'c', prerequisites: 'b' }] },
      { id: 'd', prerequisites: 'part|a="passed"' },
    ]);
    expect(items.map(({ prerequisite }) => prerequisite)).toEqual([
      undefined,
      done('a'),
      { kind: 'all', of: [done('a'), done('b')] },
      {
        kind: 'any',
        of: [
          { kind: 'all', of: [done('b'), done('c')] },
          { kind: 'status', item: 'a', status: 'passed', isNegated: false },
        ],
      },
    ]);
  });

  test.each<[what: string, items: Item12[]]>([
    ['cannot be read', [{ id: 'a' }, { id: 'b', prerequisites: 'a AND' }]],
    ['name no item', [{ id: 'a' }, { id: 'b', prerequisites: 'a&gone' }]],
    ['name themselves', [{ id: 'a' }, { id: 'b', prerequisites: 'b' }]],
    ['name their own heading', [{ id: 'part', items: [{ id: 'a' }, { id: 'b', prerequisites: 'part' }] }]],
    [
      'wait for each other',
      [
        { id: 'a', prerequisites: 'b' },
        { id: 'b', prerequisites: 'a' },
      ],
    ],
    [
      'name an invisible item',
      [
        { id: 'a', attributes: 'isvisible="false"' },
        { id: 'b', prerequisites: 'a' },
      ],
    ],
  ])('are refused when they %s', (_what, items) => {
    expect(() => itemsOf(items)).toThrow('package_prerequisite_invalid');
  });

  test('are limited for the whole package', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ id: `i${index}` }));
    const names = Array.from({ length: 100 }, () => 'all').join('&');
    const items = [
      { id: 'all', items: many },
      { id: 'z', prerequisites: names },
    ];
    expect(() => itemsOf(items)).toThrow('package_prerequisite_invalid');
    const waiting = many.map((item, index) => ({ ...item, prerequisites: index < 299 ? `i${index + 1}` : '' }));
    expect(itemsOf(waiting)).toHaveLength(300);
  });
});

describe('an invisible heading', () => {
  test('hides its own title, and not the items below it', () => {
    const items = itemsOf([
      {
        id: 'hidden',
        attributes: 'isvisible="false"',
        items: [{ id: 'a' }, { id: 'shown', items: [{ id: 'b' }] }],
      },
      { id: 'c', attributes: 'isvisible="false"' },
    ]);
    expect(items).toMatchObject([
      { identifier: 'a', groups: [] },
      { identifier: 'b', groups: ['shown'] },
    ]);
  });

  test('does not count less towards the depth', () => {
    let nested: Item12 = { id: 'one' };
    for (let depth = 0; depth < 30; depth++) {
      nested = { id: `part${depth}`, attributes: 'isvisible="false"', items: [nested] };
    }
    expect(() => itemsOf([nested])).toThrow('package_manifest_invalid');
  });
});
