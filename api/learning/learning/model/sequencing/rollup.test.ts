import { describe, expect, test } from 'vitest';
import { objectives, rollupRules } from '#fixtures/scorm-2004/manifest.ts';
import { flow, player, three, done } from './make.ts';

const weighted = (id: string, weight: number) => ({
  id,
  sequencing: rollupRules(`objectiveMeasureWeight="${weight}"`),
});

const ifAttempted = (id: string) => ({
  id,
  sequencing: '<adlseq:rollupConsiderations requiredForCompleted="ifAttempted" requiredForSatisfied="ifAttempted"/>',
});

describe('roll-up', () => {
  test('weighs the measures, and judges them where the manifest says so', () => {
    const play = player([weighted('a', 3), weighted('b', 1)], flow + objectives({ id: 'all', least: 0.7 }));
    play.open();
    play.leave({ completed: true, measure: 0.8 }, 'continue');
    expect(play.result()?.measure).toBeCloseTo(0.6);
    play.open();
    play.leave({ completed: true, measure: 0.6 });
    expect(play.result()?.measure).toBeCloseTo(0.75);
    expect(play.result()).toMatchObject({ satisfied: true, completed: true });
  });

  test.each([
    ['any', 'completed', '', true],
    ['all', 'completed', '', null],
    ['none', 'completed', '', false],
    ['atLeastCount', 'completed', 'minimumCount="2"', null],
    ['atLeastPercent', 'completed', 'minimumPercent="0.3"', true],
  ] as const)('of %s of the children by %s %s', (...[set, when, more, expected]) => {
    const action = set === 'none' ? 'incomplete' : 'completed';
    const play = player(three, flow + rollupRules('', { set, action, when, more }));
    play.open();
    play.leave(set === 'none' ? { completed: false } : done, 'continue');
    if (set === 'none') {
      for (const _ of ['b', 'c']) {
        play.open();
        play.leave({ completed: false }, 'continue');
      }
    }
    expect(play.result()?.completed).toBe(expected);
  });

  test('leaves out what does not count', () => {
    const optional = {
      id: 'b',
      sequencing: rollupRules(
        'rollupObjectiveSatisfied="false" rollupProgressCompletion="false" objectiveMeasureWeight="0"',
      ),
    };
    const play = player([{ id: 'a' }, optional]);
    play.open();
    play.leave({ ...done, measure: 1 });
    expect(play.result()).toEqual({ completed: true, satisfied: true, measure: 1 });
  });

  test('waits for those that were attempted only', () => {
    const play = player([ifAttempted('a'), ifAttempted('b')]);
    play.open();
    play.leave(done);
    expect(play.result()).toMatchObject({ completed: true, satisfied: true });
  });

  test('knows what an activity leaves to the sequencer, and what not', () => {
    const byContent = {
      id: 'b',
      sequencing: '<imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>',
    };
    const untracked = { id: 'c', sequencing: '<imsss:deliveryControls tracked="false"/>' };
    const play = player([{ id: 'a' }, byContent, untracked]);
    for (const id of ['a', 'b', 'c']) {
      play.open(id);
      play.leave({});
    }
    expect(play.result('a')).toMatchObject({ completed: true, satisfied: true });
    expect(play.result('b')).toMatchObject({ completed: null, satisfied: null });
    expect(play.result('c')).toMatchObject({ completed: null, satisfied: null });
  });

  test('completes by progress', () => {
    const more = '<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.5"/>';
    const play = player([{ id: 'a', more }]);
    play.open();
    play.leave({ completed: false, progress: 0.6 });
    expect(play.result('a')).toMatchObject({ completed: true });
  });
});
