import { describe, expect, test } from 'vitest';
import { countContents, nextContent, type Outlined } from './next-content.ts';

const text: Outlined = { type: 'text', is_mandatory: true, status: 'not_started' };
const done: Outlined = { ...text, status: 'done' };
const final: Outlined = { ...text, type: 'final' };
const extra: Outlined = { ...text, is_mandatory: false };

describe('the next content', () => {
  test('is the first that is not done', () => {
    expect(nextContent([done, text, { ...text }])).toBe(text);
    expect(nextContent([{ ...done }, { ...text, status: 'started' }])).toMatchObject({ status: 'started' });
    expect(nextContent([extra, text])).toBe(extra);
  });

  test('is a final one only when the rest is done', () => {
    expect(nextContent([final, text])).toBe(text);
    expect(nextContent([final, done])).toBe(final);
  });

  test('is none at the end and without contents', () => {
    expect(nextContent([done, { ...final, status: 'done' }])).toBeUndefined();
    expect(nextContent([])).toBeUndefined();
  });
});

test('contents that the progress does not count are not counted', () => {
  expect(countContents([done, text, { ...extra, status: 'done' }, final])).toEqual({ count: 3, done: 1 });
  expect(countContents([])).toEqual({ count: 0, done: 0 });
});
