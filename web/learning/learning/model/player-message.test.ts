import { describe, expect, test } from 'vitest';
import { commitMessageBytes } from '#contract/learning/learning/values.ts';
import { commitIn, messageIn, storedCommitIn } from './player-message.ts';

const commit = {
  revision: 1_001,
  cmi_2004: { suspend_data: 'page=7' },
  shared_data: [{ target: 'urn:notes', store: 'a' }],
  ended: true,
  navigation: { request: 'choice', target: 'b' },
};

describe('a message of the page of the player', () => {
  test.each([
    { kind: 'commit', commit },
    { kind: 'commit', commit: { revision: 1, cmi: { core: { lesson_status: 'passed' } }, never_initialized: true } },
    { kind: 'finished', lesson_status: 'not attempted', score: '' },
    { kind: 'wants_window' },
    { kind: 'closed' },
    { kind: 'failed', code: 'scorm_opened_elsewhere' },
  ])('is taken as it is: $kind', (message) => {
    expect(messageIn(message)).toEqual(message);
  });

  test.each([
    null,
    undefined,
    'commit',
    7,
    [],
    {},
    { kind: 'other' },
    { kind: 'finished', lesson_status: {}, score: '' },
    { kind: 'finished', lesson_status: 'toString', score: '' },
    { kind: 'finished', lesson_status: 'passed', score: { toString: 1 } },
    { kind: 'failed', code: 7 },
    { kind: 'failed', code: 'x'.repeat(1_000) },
    { kind: 'commit' },
    { kind: 'commit', commit: null },
    { kind: 'commit', commit: [] },
    ...['1', 0, 1.5, 1_000_001, Number.NaN].map((revision) => ({ kind: 'commit', commit: { ...commit, revision } })),
    { kind: 'commit', commit: { ...commit, cmi_2004: null } },
    { kind: 'commit', commit: { ...commit, shared_data: {} } },
    { kind: 'commit', commit: { ...commit, ended: 'yes' } },
    { kind: 'commit', commit: { ...commit, never_initialized: false } },
    { kind: 'commit', commit: { ...commit, navigation: { request: 'up' } } },
    { kind: 'commit', commit: { ...commit, navigation: { request: 'choice', target: 'x'.repeat(251) } } },
  ])('does no harm: %j', (message) => {
    expect(messageIn(message)).toBeNull();
  });

  test('names no launch token, and nothing that the server does not know', () => {
    const message = { kind: 'commit', commit: { ...commit, launch_token: 'stolen', more: 1 } };
    expect(messageIn(message)).toEqual({ kind: 'commit', commit });
  });

  test('has at most 384 kB, counted without reading all of it', () => {
    const of = (suspend_data: string) =>
      messageIn({ kind: 'commit', commit: { ...commit, cmi_2004: { suspend_data } } });
    expect(of('…'.repeat(64_000))).toMatchObject({ kind: 'commit' });
    expect(of('…'.repeat(commitMessageBytes / 3))).toEqual({ kind: 'too_large' });
    expect(of('x'.repeat(20_000_000))).toEqual({ kind: 'too_large' });
    const ring: Record<string, unknown> = {};
    ring['again'] = ring;
    expect(messageIn({ kind: 'commit', commit: { ...commit, cmi: ring } })).toEqual({ kind: 'too_large' });
    expect(messageIn({ kind: 'commit', commit: { ...commit, cmi: { number: 1n } } })).toEqual({ kind: 'too_large' });
  });
});

describe('a commit on the device', () => {
  const whole = { ...commit, launch_token: 'token' };

  test('is read until it is too old', () => {
    const text = JSON.stringify({ at: 1_000, commit: whole });
    expect(storedCommitIn(text, 999)).toEqual(whole);
    expect(storedCommitIn(text, 1_000)).toBeNull();
  });

  test.each(['', '{', 'null', '{"at":2}', '{"at":2,"commit":7}', '{"at":2,"commit":{"revision":1}}'])(
    'is dropped where it is none: %s',
    (text) => expect(storedCommitIn(text, 1)).toBeNull(),
  );

  test('is dropped where it is too large', () => {
    expect(commitIn({ ...commit, cmi_2004: { suspend_data: 'x'.repeat(commitMessageBytes) } })).toBeNull();
  });
});
