import { expect, test } from 'vitest';
import { isFirstPage } from './first-texts.ts';

test.each(['/', '/courses', '/courses/', '/courses/12', '/error'])('%s is a first page', (path) => {
  expect(isFirstPage(path)).toBe(true);
});

test.each(['/courses/12/learn', '/cart', '/login', '/certificate-validation/x'])('%s needs all texts', (path) => {
  expect(isFirstPage(path)).toBe(false);
});
