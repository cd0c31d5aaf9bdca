import { describe, expect, test } from 'vitest';
import { extended, invisibleWrapper, sharedCompletion } from '#fixtures/scorm-2004/guarded-courses.ts';
import { objectives, rollupRules, rule, rules, type Edition, type Item } from '#fixtures/scorm-2004/manifest.ts';
import { activitiesOf, flow, playerOf } from './make.ts';

const allFields = { completed: true, satisfied: true, measure: 0.5, progress: 0.75, raw: 7, min: 1, max: 9 };

const reader = (flags = '') => ({
  id: 'b',
  sequencing: objectives({ id: 'own' }, { id: 'shared' }) + extended('shared', 'g', flags),
});
const writer = (flags: string): Item => ({
  id: 'a',
  sequencing: objectives({ id: 'own' }) + extended('own', 'g', flags),
});

function played(items: Item[], edition: Edition = '4') {
  const play = playerOf({ edition, items, sequencing: flow });
  play.open('a');
  play.leave(allFields);
  return play;
}

describe('completion in a global objective of the 4th edition', () => {
  test('opens the activity that waits for it', () => {
    const play = playerOf(sharedCompletion);
    expect(play.menu()).toEqual({ a: 'open', b: 'disabled' });
    play.open('a');
    play.leave({ completed: false });
    expect(play.menu()).toMatchObject({ b: 'disabled' });
    play.open('a');
    expect(play.leave({ completed: true }, 'continue')).toBe('b');
    expect(play.menu()).toMatchObject({ b: 'open' });
    play.open('b');
    play.leave({ completed: true });
    expect(play.outcome()).toMatchObject({ completed: true });
  });

  test('is also that of an activity which says nothing, and of a cluster', () => {
    const waits = rules(rule('pre', 'disabled', 'any of not completed:shared, not activityProgressKnown:shared'));
    const waiting = { ...reader(), sequencing: waits + reader().sequencing };
    const silent = playerOf({
      edition: '4',
      items: [writer('writeCompletionStatus="true"'), waiting],
      sequencing: flow,
    });
    silent.open('a');
    silent.leave({});
    expect(silent.menu()).toMatchObject({ b: 'open' });

    const cluster = { ...writer('writeCompletionStatus="true"'), id: 'part', items: [{ id: 'a' }] };
    const play = playerOf({
      edition: '4',
      sequencing: flow,
      items: [{ ...cluster, sequencing: `${flow}${cluster.sequencing}` }, waiting],
    });
    expect(play.menu()).toMatchObject({ b: 'disabled' });
    play.open('a');
    play.leave({ completed: true });
    expect(play.menu()).toMatchObject({ b: 'open' });
  });

  test('is the completion of the activity whose primary objective reads it', () => {
    const primary = { id: 'b', sequencing: objectives({ id: 'own' }) + extended('own', 'g') };
    const play = played([writer('writeCompletionStatus="true" writeProgressMeasure="true"'), primary]);
    expect(play.result('b')).toMatchObject({ completed: true });
    expect(play.result()).toMatchObject({ completed: true });
  });

  test('is judged by the shared progress where the progress decides', () => {
    const more = '<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.8"/>';
    const primary = { id: 'b', more, sequencing: objectives({ id: 'own' }) + extended('own', 'g') };
    const play = played([writer('writeCompletionStatus="true" writeProgressMeasure="true"'), primary]);
    expect(play.result('b')).toMatchObject({ completed: false });
  });

  test('belongs to the activity in the editions before, whatever objective the condition names', () => {
    const opens = rules(rule('pre', 'disabled', 'not completed:shared'));
    const tests = (edition: Edition) =>
      activitiesOf({ edition, items: [{ id: 'b', sequencing: opens + objectives({ id: 'own' }, { id: 'shared' }) }] })
        .children[0]?.sequencing.pre[0]?.tests;
    expect(tests('3')).toMatchObject([{ test: 'completed', objective: null }]);
    expect(tests('4')).toMatchObject([{ test: 'completed', objective: 'shared' }]);
  });
});

describe('a map of the 4th edition', () => {
  test.each([
    ['', ['raw', 'min', 'max', 'completed', 'progress'], []],
    ['readRawScore="false" readMinScore="false"', ['max', 'completed', 'progress'], []],
    [
      'writeCompletionStatus="true" writeMaxScore="1"',
      ['raw', 'min', 'max', 'completed', 'progress'],
      ['max', 'completed'],
    ],
  ])('with %j reads %j and writes %j', (flags, reads, writes) => {
    const { children } = activitiesOf({ edition: '4', items: [reader(flags)] });
    expect(children[0]?.sequencing.objectives[1]?.maps).toEqual([{ target: 'g', reads, writes }]);
  });

  test('does not replace the first list of objectives of a collection', () => {
    const collection = `<imsss:sequencing ID="all">${objectives({ id: 'own', least: 0.6 })}${extended('own', 'g')}</imsss:sequencing>`;
    const own = playerOfShared(collection, objectives({ id: 'own', least: 0.8 }));
    expect(own).toMatchObject([{ passingMeasure: 0.8, maps: [{ target: 'g' }] }]);
    expect(playerOfShared(collection, extended('own', 'h'))).toMatchObject([
      { passingMeasure: 0.6, maps: [{ target: 'h' }] },
    ]);
  });

  test('shares raw, least and greatest score and progress', () => {
    const all = ['RawScore', 'MinScore', 'MaxScore', 'CompletionStatus', 'ProgressMeasure'];
    const play = played([writer(all.map((name) => `write${name}="true"`).join(' ')), reader()]);
    expect(play.global('g')).toEqual({
      satisfied: null,
      measure: null,
      raw: 7,
      min: 1,
      max: 9,
      completed: true,
      progress: 0.75,
    });
  });
});

function playerOfShared(collection: string, sequencing: string) {
  const { children } = activitiesOf({ edition: '4', collection, items: [{ id: 'a', sequencing, idRef: 'all' }] });
  return children[0]?.sequencing.objectives;
}

describe('an invisible cluster', () => {
  test('hides itself, and not the activities in it', () => {
    expect(playerOf(invisibleWrapper).menu()).toEqual({ a: 'open', b: 'open' });
  });
});

describe('what an activity reads from a global objective', () => {
  test('counts before what it has reported itself', () => {
    const read = objectives({ id: 'own', target: 'g' });
    const play = playerOf({
      sequencing: flow + rollupRules(''),
      items: [
        { id: 'a', sequencing: objectives({ id: 'own', target: 'g', write: true }) },
        { id: 'b', sequencing: read },
      ],
    });
    play.open('b');
    play.leave({ completed: true, satisfied: false });
    expect(play.result('b')).toMatchObject({ satisfied: false });
    play.open('a');
    play.leave({ completed: true, satisfied: true });
    expect(play.result('b')).toMatchObject({ satisfied: true });
    expect(play.result()).toMatchObject({ satisfied: true });
  });
});
