import { expect, test } from 'vitest';
import { acceptedRegulations } from './accepted-regulations.ts';

test('a file that several items share is listed once, with all their titles', () => {
  const items = [
    { id: 1, title: 'Extintores', regulation_sha256: 'a' },
    { id: 2, title: 'Ergonomia', regulation_sha256: null },
    { id: 3, title: 'Altura', regulation_sha256: 'b' },
    { id: 4, title: 'Andaimes', regulation_sha256: 'a' },
  ];
  expect(acceptedRegulations(items)).toEqual([
    { itemId: 1, titles: ['Extintores', 'Andaimes'] },
    { itemId: 3, titles: ['Altura'] },
  ]);
});
