import { describe, expect, test } from 'vitest';
import type { ContentOutline, Module } from '#contract/learning/learning/calls.ts';
import { doneIn, missingIn, previousAndNext, placeOf, shownContent } from './outline.ts';

function content(id: number, input: Partial<ContentOutline> = {}): ContentOutline {
  const plain = {
    type: 'text' as const,
    title: `${id}`,
    duration_seconds: null,
    byte_size: null,
    is_preview: false,
    is_mandatory: true,
  };
  return { id, ...plain, status: 'not_started', lock: null, ...input };
}

function course(...contents: ContentOutline[][]): Module[] {
  return contents.map((each, index) => ({ id: index, course_id: 1, position: index, title: '', contents: each }));
}

describe('the page of a course', () => {
  const modules = course([content(1, { status: 'done' }), content(2)], [content(3), content(4, { lock: 'rest' })]);

  test('shows the content in its address', () => {
    expect(shownContent(modules, 3)?.id).toBe(3);
    expect(shownContent(modules, 4)?.id).toBe(4);
  });

  test('continues at the first open content', () => {
    expect(shownContent(modules, undefined)?.id).toBe(2);
    expect(shownContent(modules, 999)?.id).toBe(2);
  });

  test('shows the last content when all are done, and a locked one when none is open', () => {
    const allDone = course([content(1, { status: 'done' }), content(2, { status: 'done' })]);
    expect(shownContent(allDone, undefined)?.id).toBe(2);
    expect(shownContent(course([content(1, { lock: 'enrollment' })]), undefined)?.id).toBe(1);
    expect(shownContent([], undefined)).toBeUndefined();
  });

  test('skips locked contents in both directions', () => {
    const some = course([content(1), content(2, { lock: 'enrollment' })], [content(3)]);
    expect(previousAndNext(some, 1)).toMatchObject({ previous: undefined, next: { id: 3 } });
    expect(previousAndNext(some, 2)).toMatchObject({ previous: { id: 1 }, next: { id: 3 } });
    expect(previousAndNext(some, 3)).toMatchObject({ previous: { id: 1 }, next: undefined });
  });

  test('leads to a content that waits for the others', () => {
    expect(previousAndNext(modules, 3).next?.id).toBe(4);
  });

  test('names what is mandatory and missing', () => {
    const some = course(
      [content(1, { status: 'done' }), content(2), content(3, { is_mandatory: false })],
      [content(4, { status: 'started' }), content(5, { type: 'final', lock: 'rest' })],
    );
    expect(missingIn(some).map(({ id }) => id)).toEqual([2, 4]);
  });

  test('gives the place of a content and how much of a module is done', () => {
    expect(placeOf(modules, 4)).toEqual({ module: 2, content: 2, of: 2 });
    expect(placeOf(modules, 9)).toBeNull();
    expect(modules.map(doneIn)).toEqual([1, 0]);
  });
});
