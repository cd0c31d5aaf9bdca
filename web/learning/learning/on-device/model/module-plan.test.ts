import { describe, expect, test } from 'vitest';
import { contentTypes } from '#contract/learning/learning/values.ts';
import { planOf, whyNotOffline } from './module-plan.ts';

const content = (type: (typeof contentTypes)[number], byte_size: number | null = null) => ({
  id: contentTypes.indexOf(type) + 1,
  type,
  title: type,
  byte_size,
  lock: null,
});

test.each([
  ['text', null],
  ['final', null],
  ['file', null],
  ['video', null],
  ['url', 'elsewhere'],
  ['scorm', 'runs'],
  ['assessment', 'answers'],
  ['task', 'answers'],
] as const)('%s can be read without a network, or says why not', (type, because) => {
  expect(whyNotOffline(type)).toBe(because);
});

test('a final content with an assessment needs a network', () => {
  expect(whyNotOffline('final', true)).toBe('answers');
});

describe('the plan of a module', () => {
  const all = contentTypes.map((type) =>
    content(type, type === 'video' ? 40_000_000 : type === 'file' ? 300_000 : null),
  );

  test('has texts and files, and videos by choice alone', () => {
    const plan = planOf(all, { withVideos: false });
    expect(plan.contents.map(({ type }) => type).toSorted()).toEqual(['file', 'final', 'text']);
    expect([plan.bytes, plan.videoBytes]).toEqual([300_000, 40_000_000]);
    expect(planOf(all, { withVideos: true }).bytes).toBe(40_300_000);
  });

  test('says of each other content why it stays behind', () => {
    const reasons = planOf(all, { withVideos: false }).notStored.map(({ title, because }) => [title, because]);
    expect(Object.fromEntries(reasons)).toEqual({
      video: 'video',
      url: 'elsewhere',
      scorm: 'runs',
      assessment: 'answers',
      task: 'answers',
    });
  });

  test('has nothing that does not open yet', () => {
    const locked = { ...content('text'), lock: 'rest' as const };
    expect(planOf([locked], { withVideos: true })).toMatchObject({
      contents: [],
      notStored: [{ title: 'text', because: 'locked' }],
    });
  });
});
