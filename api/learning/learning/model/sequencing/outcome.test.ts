import { describe, expect, test } from 'vitest';
import { rollupRules, rule, rules } from '#fixtures/scorm-2004/manifest.ts';
import { limitedTest, preOrPostTest } from '#fixtures/scorm-2004/guarded-courses.ts';
import type { Reported } from './attempts.ts';
import { flow, player, playerOf } from './make.ts';
import { isDone } from './stuck.ts';
import type { Request } from './termination.ts';

const failed = { completed: true, satisfied: false, measure: 0.2 };
const passed = { completed: true, satisfied: true, measure: 0.9 };

type Playing = ReturnType<typeof playerOf>;

function sit(play: Playing, id: string, [reported, request = 'exit']: [Reported, Request?]) {
  expect(play.open(id)).toBe(id);
  play.leave(reported, request);
}

/** A lesson that was passed and a test that was not, which ended the course. */
function failedCourse(play: Playing): Playing {
  sit(play, 'lesson', [passed]);
  sit(play, 'test', [failed, 'exitAll']);
  expect(isDone(play.outcome())).toBe(false);
  return play;
}

const plain = () => player([{ id: 'lesson' }, { id: 'test' }]);
const attempted =
  '<adlseq:rollupConsiderations requiredForCompleted="ifAttempted" requiredForSatisfied="ifAttempted"/>';
const ofAttempted = () =>
  player([
    { id: 'lesson', sequencing: attempted },
    { id: 'test', sequencing: attempted },
  ]);
const byMeasure = () =>
  player(
    [{ id: 'lesson', sequencing: rollupRules('objectiveMeasureWeight="0"') }, { id: 'test' }],
    `${flow}<imsss:objectives><imsss:primaryObjective objectiveID="all" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.7</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives>`,
  );
const retried = () =>
  player([{ id: 'lesson' }, { id: 'test', sequencing: rules(rule('post', 'retryAll', 'not satisfied')) }]);

/** The roll-up does not know the course while the lesson is unknown. */
const countedLesson = () =>
  playerOf({ ...limitedTest, items: [{ id: 'lesson' }, ...limitedTest.items.filter(({ id }) => id === 'test')] });

const courses = {
  'with a limited test': () => playerOf(limitedTest),
  'with a limited test beside its lesson': countedLesson,
  'without rules': plain,
  'of what was attempted': ofAttempted,
  'that its measure decides': byMeasure,
  'that a failed test begins again': retried,
};

const ways: [name: string, reported: Reported & { isSuspended?: boolean }, request: Request][] = [
  ['a normal end without a report', {}, 'exit'],
  ['a normal end of one that never spoke', { isSilent: true }, 'exit'],
  ['the end of the course', {}, 'exitAll'],
  ['a suspension', { completed: false }, 'suspendAll'],
  ['a suspension without a report', {}, 'suspendAll'],
  ['a suspension of its own', { completed: false, isSuspended: true }, 'exit'],
  ['going on', {}, 'continue'],
  ['going back', {}, 'previous'],
  ['abandoning it', {}, 'abandon'],
  ['abandoning all', {}, 'abandonAll'],
];

describe.each(Object.entries(courses))('who has failed a course %s', (_name, start) => {
  test.each(ways)('has still failed after opening what is offered, and %s', (_way, reported, request) => {
    const play = failedCourse(start());
    for (let time = 0; time < 3; time++) {
      if (play.open() === null) break;
      play.leave(reported, request);
      expect(isDone(play.outcome())).toBe(false);
    }
  });

  test.each(ways)(
    'has still failed after doing the lesson again, opening the test, and %s',
    (...[, reported, request]) => {
      const play = failedCourse(start());
      sit(play, 'lesson', [passed]);
      expect(isDone(play.outcome())).toBe(false);
      if (play.open('test') !== null) play.leave(reported, request);
      expect(isDone(play.outcome())).toBe(false);
      if (play.open() !== null) play.leave(reported, request);
      expect(isDone(play.outcome())).toBe(false);
    },
  );

  test.each(ways)('has still failed in the next attempt on the package, after %s', (_way, reported, request) => {
    const play = failedCourse(start());
    play.beginAgain();
    expect(isDone(play.outcome())).toBe(false);
    sit(play, 'lesson', [passed]);
    expect(isDone(play.outcome())).toBe(false);
    sit(play, 'test', [reported, request]);
    expect(isDone(play.outcome())).toBe(false);
  });

  test('is done after passing the test in the next attempt', () => {
    const play = failedCourse(start());
    play.beginAgain();
    sit(play, 'lesson', [passed]);
    sit(play, 'test', [passed]);
    expect(isDone(play.outcome())).toBe(true);
  });
});

describe.each([
  ['without rules', plain],
  ['of what was attempted', ofAttempted],
  ['that its measure decides', byMeasure],
  ['that a failed test begins again', retried],
])('who has failed a course %s', (_name, start) => {
  test('is done after passing the test in the same attempt', () => {
    const play = failedCourse(start());
    sit(play, 'lesson', [passed]);
    sit(play, 'test', [passed]);
    expect(isDone(play.outcome())).toBe(true);
  });
});

describe('a cluster that reads the result of its tests', () => {
  test('is satisfied by the second test, although the first was failed', () => {
    const play = playerOf(preOrPostTest);
    sit(play, 'pre', [failed, 'continue']);
    expect(isDone(play.outcome())).toBe(false);
    sit(play, 'lesson', [passed, 'continue']);
    sit(play, 'post', [passed]);
    expect(play.outcome()).toMatchObject({ completed: true, satisfied: true });
  });

  test('has failed while both were', () => {
    const play = playerOf(preOrPostTest);
    for (const id of ['pre', 'lesson', 'post']) sit(play, id, [id === 'lesson' ? passed : failed]);
    expect(isDone(play.outcome())).toBe(false);
    sit(play, 'post', [passed]);
    expect(isDone(play.outcome())).toBe(true);
  });

  test('counts for the clusters around it wherever it stands', () => {
    const reads =
      '<imsss:objectives><imsss:primaryObjective objectiveID="o"><imsss:mapInfo targetObjectiveID="known"/></imsss:primaryObjective></imsss:objectives>';
    const writes = reads.replace('"known"/', '"known" writeSatisfiedStatus="true"/');
    const lesson = { id: 'lesson', sequencing: reads + rollupRules('rollupProgressCompletion="false"') };
    const play = player([
      { id: 'part', sequencing: flow, items: [{ id: 'deep', sequencing: flow, items: [lesson] }] },
      { id: 'test', sequencing: writes },
    ]);
    sit(play, 'test', [passed]);
    expect(play.result('part')).toMatchObject({ satisfied: true });
  });
});
