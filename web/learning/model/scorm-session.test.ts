import { describe, expect, test } from 'vitest';
import type { LessonStatus } from '#contract/learning/values.ts';
import { nextToDo, waysIn } from './scorm-session.ts';

function items(...statuses: LessonStatus[]) {
  return statuses.map((lesson_status, index) => ({
    identifier: `${index}`,
    title: '',
    groups: [],
    lesson_status,
    score: null,
  }));
}

describe('a package in the player', () => {
  test('can be begun, continued or reviewed', () => {
    expect(waysIn(items('not attempted', 'not attempted'))).toBe('begin');
    expect(waysIn(items('completed', 'not attempted'))).toBe('go_on');
    expect(waysIn(items('incomplete'))).toBe('go_on');
    expect(waysIn(items('completed', 'passed'))).toBe('review');
  });

  test('continues with the first unfinished activity', () => {
    expect(nextToDo(items('completed', 'failed', 'not attempted'))?.identifier).toBe('1');
    expect(nextToDo(items('passed'))).toBeUndefined();
  });
});
