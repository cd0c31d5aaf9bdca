import { expect, test } from 'vitest';
import { drawnTexts } from './drawn-texts.ts';

test('pages with the same parts share one element', async () => {
  const first = drawnTexts('pt-PT', '/courses/1');
  expect(drawnTexts('pt-AO', '/courses/2')).toBe(first);
  expect(Buffer.from(await first).toString()).toMatch(
    /^<script type="application\/json" id="texts">\{"language":"pt",/,
  );
});

test('other pages and other languages have other texts', async () => {
  const pages = [drawnTexts('pt-PT', '/courses'), drawnTexts('pt-PT', '/'), drawnTexts('en-GB', '/courses')];
  expect(new Set(await Promise.all(pages)).size).toBe(3);
});
