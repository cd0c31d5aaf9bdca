import { describe, expect, test } from 'vitest';
import type { LessonStatus } from '#contract/learning/learning/values.ts';
import { begunAgain, lostWords, nextToDo, restarted, resultOfAway, toOpen, waysIn } from './scorm-session.ts';

function items(...statuses: LessonStatus[]) {
  return statuses.map((lesson_status, index) => ({
    identifier: `${index}`,
    title: '',
    groups: [],
    lesson_status,
    score: null,
    place: 'open' as const,
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

describe('the next activity of a package', () => {
  test('is what its sequencing says, or the first open one to do', () => {
    const all = items('completed', 'not attempted', 'not attempted');
    expect(toOpen({ items: all, next: '2' })?.identifier).toBe('2');
    expect(toOpen({ items: all, next: null })?.identifier).toBe('1');
    const closed = all.map((item) => ({
      ...item,
      place: item.identifier === '1' ? ('disabled' as const) : item.place,
    }));
    expect(toOpen({ items: closed, next: null })?.identifier).toBe('2');
    expect(toOpen({ items: items('passed', 'passed'), next: null })?.identifier).toBe('0');
  });

  test('may belong to another attempt after the end of one', () => {
    expect(restarted(attempt(1), false).can_restart).toBe(true);
    expect(restarted(attempt(2), false).can_restart).toBe(false);
    expect(restarted(attempt(2), true)).toMatchObject({ can_restart: true, is_stuck: true });
  });
});

function attempt(number: number) {
  return { number, allowed: 2, can_restart: false, is_stuck: true };
}

describe('the next attempt on a package', () => {
  test('has no results, and counts', () => {
    const pack = { items: items('failed', 'passed'), next: null, attempt: attempt(2), has_open_session: false };
    const begun = begunAgain(pack);
    expect(begun.items.map(({ lesson_status }) => lesson_status)).toEqual(['not attempted', 'not attempted']);
    expect(begun.attempt).toEqual({ number: 3, allowed: 2, can_restart: false, is_stuck: false });
  });
});

describe('a launch that was refused', () => {
  const closed = items('failed').map((item) => ({ ...item, place: 'disabled' as const }));
  const pack = { items: items('failed'), next: null, attempt: attempt(1), has_open_session: false };

  test('says what can be done now', () => {
    expect(lostWords({ code: 'scorm_activity_closed' }, pack)).toBe('scorm_activity_closed');
    expect(lostWords({ code: 'scorm_activity_closed' }, { ...pack, items: closed })).toBe('nothing_opens');
    expect(lostWords({ code: 'scorm_no_attempt_left', message: 'x' }, pack)).toBe('scorm_no_attempt_left');
    expect(lostWords({ code: 'connection_failure' }, pack)).toBe('activity_failed');
    expect(lostWords({ code: 'enrollment_over', message: 'x' }, pack)).toBeNull();
    expect(lostWords({ code: 'scorm_opened_elsewhere' }, pack)).toBe('opened_elsewhere');
  });
});

describe('an activity in a window of its own', () => {
  const launch = { item_identifier: '1', mode: 'normal' as const, controls: [], ...addresses() };

  test('has no result while its session is open', () => {
    expect(resultOfAway(launch, open(), null)).toBeNull();
    expect(resultOfAway(launch, open(), ended('incomplete'))).toBeNull();
  });

  test('has no result when the session may only be ending for a reload', () => {
    expect(resultOfAway(launch, ended('failed'), null)).toBeNull();
    expect(resultOfAway(launch, ended('failed'), open())).toBeNull();
  });

  test('has the result of its own item afterwards', () => {
    const failed = resultOfAway(launch, ended('failed'), ended('failed'));
    expect(failed).toEqual({ phase: 'ended', lesson_status: 'failed', score: '' });
    const silent = ended('not attempted');
    expect(resultOfAway(launch, silent, silent)).toEqual({ phase: 'lost', code: 'activity_silent' });
    expect(resultOfAway({ ...launch, mode: 'browse' }, silent, silent)).toEqual({ phase: 'idle' });
  });
});

function open() {
  return { items: items('passed', 'incomplete'), has_open_session: true };
}

function ended(status: LessonStatus) {
  return { items: items('passed', status), has_open_session: false };
}

function addresses() {
  return { player_url: '', window_url: '', launch_token: '', expires_at: '' };
}
