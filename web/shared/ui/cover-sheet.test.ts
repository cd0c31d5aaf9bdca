import { expect, test } from 'vitest';
import { placesOnSheet } from './cover-sheet.ts';

test('drawn covers share one sheet, except those of news, which have their own', () => {
  const course = '/api/courses/12/cover.svg?v=ab1';
  const arch = '/api/categories/linguas/cover.svg?v=x2&shape=arcade';
  const post = '/api/news/3/cover.svg?v=z9';
  const picture = '/api/pictures/7/640.webp';
  const places = placesOnSheet([course, arch, post, course, picture]);
  const sheet = '/api/covers.svg?of=c.12.ab1,k.linguas.x2.arcade';
  expect([...places]).toEqual([
    [course, `${sheet}#c.12.ab1`],
    [arch, `${sheet}#k.linguas.x2.arcade`],
    [post, '/api/news/covers.svg?of=n.3.z9#n.3.z9'],
  ]);
});
