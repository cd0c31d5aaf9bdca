import { describe, expect, test } from 'vitest';
import { done, player, three } from './make.ts';

describe('a suspended course', () => {
  test('resumes the activity that was left', () => {
    const play = player(three);
    play.open();
    play.leave(done, 'continue');
    play.open();
    expect(play.leave({ completed: false }, 'suspendAll')).toBe(null);
    expect(play.next()).toBe('b');
    expect(play.open('b')).toBe('b');
    expect(play.result('b')).toMatchObject({ completed: false });
    expect(play.result('a')).toMatchObject({ completed: true });
  });

  test('may go on with another activity, and keeps the rest', () => {
    const play = player(three);
    play.open();
    play.leave({ completed: false }, 'suspendAll');
    expect(play.menu()).toMatchObject({ c: 'open' });
    expect(play.open('c')).toBe('c');
  });

  test('goes on with an activity that only suspended itself', () => {
    const play = player(three);
    play.open();
    expect(play.leave({ completed: false, isSuspended: true }, 'exit')).toBe(null);
    expect(play.next()).toBe('a');
    play.open();
    expect(play.result('a')).toMatchObject({ completed: false });
  });

  test('can be abandoned without an end', () => {
    const play = player(three);
    play.open();
    expect(play.leave({}, 'abandonAll')).toBe('the end');
    expect(play.result('a')).toMatchObject({ completed: null });
  });
});
