import { describe, expect, test } from 'vitest';
import { controlMode, rule, rules, type Item } from '#fixtures/scorm-2004/manifest.ts';
import { limitedTest, preOrPostTest } from '#fixtures/scorm-2004/guarded-courses.ts';
import { done, flow, player, playerOf, three } from './make.ts';

const failed = { completed: true, satisfied: false };
const once = (id: string): Item => ({ id, sequencing: '<imsss:limitConditions attemptLimit="1"/>' });

describe('a course', () => {
  test('is not stuck while something that is open can complete it', () => {
    const play = player(three);
    expect(play.isStuck()).toBe(false);
    for (const id of ['a', 'b', 'c']) {
      play.open(id);
      play.leave(id === 'b' ? failed : done);
      expect(play.isStuck()).toBe(false);
    }
    play.open('b');
    play.leave(done);
    expect(play.isStuck()).toBe(false);
    expect(play.result()).toMatchObject({ satisfied: true });
  });

  test('is stuck when nothing opens, and is not when it is begun again', () => {
    const play = player([once('a'), once('b')]);
    play.open();
    play.leave(failed, 'continue');
    expect(play.isStuck()).toBe(true);
    play.open('b');
    play.leave(failed);
    expect(play.next()).toBeNull();
    expect(play.isStuck()).toBe(true);
    play.beginAgain();
    expect(play.isStuck()).toBe(false);
    expect(play.next()).toBe('a');
  });

  test('is stuck when what opens cannot complete it', () => {
    const play = playerOf(limitedTest);
    play.open('lesson');
    play.leave(done, 'continue');
    expect(play.isStuck()).toBe(false);
    play.open('test');
    play.leave(failed, 'exitAll');
    expect(play.menu()).toMatchObject({ lesson: 'open', test: 'disabled' });
    expect(play.isStuck()).toBe(true);
  });

  test('is stuck after an activity that a rule closes once it was attempted', () => {
    const closing = { id: 'test', sequencing: rules(rule('pre', 'disabled', 'attempted')) };
    const play = player([{ id: 'a' }, closing]);
    play.open('a');
    play.leave(done);
    play.open('test');
    play.leave(failed);
    expect(play.isStuck()).toBe(true);
  });

  test('is not stuck while another test counts in place of the one that has closed', () => {
    const [wrapper] = preOrPostTest.items;
    const limited = wrapper?.items?.map((item) =>
      item.id === 'pre' ? { ...item, sequencing: `${item.sequencing}${once('').sequencing}` } : item,
    );
    const play = playerOf({ ...preOrPostTest, items: [{ ...wrapper, id: 'wrapper', items: limited ?? [] }] });
    play.open('pre');
    play.leave(failed, 'continue');
    expect(play.menu()).toMatchObject({ pre: 'disabled', lesson: 'open' });
    expect(play.isStuck()).toBe(false);
  });

  test('is not stuck while an activity is suspended or under way', () => {
    const play = player([once('a')]);
    play.open();
    expect(play.isStuck()).toBe(false);
    play.leave({ completed: false }, 'suspendAll');
    expect(play.isStuck()).toBe(false);
  });

  test('that opens nothing from the start is stuck as well', () => {
    expect(player(three, controlMode('choice="false" flow="false"')).isStuck()).toBe(true);
  });

  test('of many activities is decided in little time', () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ id: `i${index}` }));
    const play = player([once('a'), ...many], flow);
    play.open('a');
    play.leave(failed);
    const before = performance.now();
    expect(play.isStuck()).toBe(true);
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});
