import { expect, test } from 'vitest';
import { documentFileName } from './document-file-name.ts';

test('the name of a download has no spaces and no slashes', () => {
  expect(documentFileName('PF 2026/000001')).toBe('PF-2026-000001.pdf');
});
