import { expect, test } from 'vitest';
import { drawnTexts } from './drawn-texts.ts';

test('pages with the same parts share one element', async () => {
  const first = drawnTexts('pt-PT', ['first', 'course']);
  expect(drawnTexts('pt-AO', ['first', 'course'])).toBe(first);
  expect(Buffer.from(await first).toString()).toMatch(
    /^<script type="application\/json" id="texts">\{"language":"pt",/,
  );
});

test('other pages and other languages have other texts', async () => {
  const elements = [drawnTexts('pt-PT', ['course']), drawnTexts('pt-PT', ['home']), drawnTexts('en-GB', ['course'])];
  expect(new Set(await Promise.all(elements)).size).toBe(3);
});
