import { describe, expect, test } from 'vitest';
import { controlMode, objectives, rollupRules, rule, rules } from '#fixtures/scorm-2004/manifest.ts';
import { flow, player, three, done } from './make.ts';

describe('flow', () => {
  test('starts with the first activity and goes on to the end', () => {
    const play = player(three);
    expect(play.open()).toBe('a');
    expect(play.leave(done, 'continue')).toBe('b');
    expect(play.open()).toBe('b');
    expect(play.leave(done, 'previous')).toBe('a');
    expect(play.open()).toBe('a');
    expect(play.leave(done, 'continue')).toBe('b');
    play.open();
    expect(play.leave(done, 'continue')).toBe('c');
    play.open();
    expect(play.leave(done, 'continue')).toBe('the end');
    expect(play.result()).toEqual({ completed: true, satisfied: true, measure: null });
  });

  test('goes through clusters in both directions', () => {
    const inside = { sequencing: flow };
    const play = player([
      { id: 'one', items: [{ id: 'a' }, { id: 'b' }], ...inside },
      { id: 'two', items: [{ id: 'c' }], ...inside },
    ]);
    expect(play.open()).toBe('a');
    play.leave(done, 'continue');
    play.open();
    expect(play.leave(done, 'continue')).toBe('c');
    play.open();
    expect(play.leave(done, 'previous')).toBe('b');
  });

  test('cannot be used where a cluster does not allow it', () => {
    const play = player(three, controlMode('choice="true" flow="false"'));
    expect(play.next()).toBe('a');
    play.open();
    expect(play.can('continue')).toBe(false);
    expect(play.leave(done, 'continue')).toBe('NB.2.1-4');
  });

  test('only goes forward where it says so', () => {
    const play = player(three, controlMode('flow="true" forwardOnly="true"'));
    play.open();
    play.leave(done, 'continue');
    play.open();
    expect(play.can('previous')).toBe(false);
    expect(play.can('continue')).toBe(true);
    expect(play.leave(done, 'previous')).toBe('NB.2.1-5');
  });

  test('skips an activity whose objective is satisfied already', () => {
    const skipped = {
      id: 'b',
      sequencing: rules(rule('pre', 'skip', 'satisfied')) + objectives({ id: 'own', target: 'known' }),
    };
    const test_ = { id: 'a', sequencing: objectives({ id: 'own', target: 'known', write: true }) };
    const play = player([test_, skipped, { id: 'c' }]);
    play.open();
    expect(play.leave(done, 'continue')).toBe('c');
  });
});

describe('choice', () => {
  test('opens any activity, and is refused where the cluster forbids it', () => {
    const play = player(three);
    expect(play.menu()).toEqual({ a: 'open', b: 'open', c: 'open' });
    expect(play.open('c')).toBe('c');
    const guided = player(three, controlMode('choice="false" flow="true"'));
    guided.open();
    expect(guided.menu()).toEqual({ a: 'open', b: 'disabled', c: 'disabled' });
    expect(guided.leave({}, { request: 'choice', target: 'c' })).toBe('NB.2.1-10');
  });

  test('hides what is hidden by a rule or invisible', () => {
    const hidden = { id: 'b', sequencing: rules(rule('pre', 'hiddenFromChoice', 'always')) };
    const play = player([{ id: 'a' }, hidden, { id: 'c', attributes: 'isvisible="false"' }]);
    expect(play.menu()).toEqual({ a: 'open', b: 'hidden', c: 'hidden' });
    play.open();
    expect(play.leave(done, 'continue')).toBe('b');
  });

  test('stops at an activity that must be done first', () => {
    const stop = rules(rule('pre', 'stopForwardTraversal', 'any of not completed, not activityProgressKnown'));
    const play = player([{ id: 'a', sequencing: stop }, { id: 'b' }, { id: 'c' }]);
    expect(play.menu()).toEqual({ a: 'open', b: 'disabled', c: 'disabled' });
    play.open();
    play.leave(done);
    expect(play.menu()).toEqual({ a: 'open', b: 'open', c: 'open' });
  });

  test('does not leave a cluster that forbids it', () => {
    const inside = {
      id: 'one',
      items: [{ id: 'a' }, { id: 'b' }],
      sequencing: controlMode('choice="true" flow="true" choiceExit="false"'),
    };
    const play = player([inside, { id: 'c' }]);
    play.open();
    expect(play.menu()).toEqual({ a: 'open', b: 'open', c: 'disabled' });
    expect(play.leave({}, { request: 'choice', target: 'c' })).toBe('NB.2.1-8');
  });

  test('enters a cluster that prevents activation only by flow', () => {
    const closed = '<adlseq:constrainedChoiceConsiderations preventActivation="true" constrainChoice="false"/>';
    const play = player([{ id: 'a' }, { id: 'two', items: [{ id: 'b' }], sequencing: flow + closed }]);
    play.open();
    expect(play.menu()).toEqual({ a: 'open', b: 'disabled' });
    expect(play.leave(done, 'continue')).toBe('b');
  });

  test('of a constrained cluster reaches only the next one', () => {
    const constrained = '<adlseq:constrainedChoiceConsiderations preventActivation="false" constrainChoice="true"/>';
    const cluster = (id: string, ...names: string[]) => ({
      id,
      items: names.map((name) => ({ id: name })),
      sequencing: flow + constrained,
    });
    const play = player([cluster('one', 'a'), cluster('two', 'b'), cluster('three', 'c')]);
    play.open();
    expect(play.menu()).toEqual({ a: 'open', b: 'open', c: 'disabled' });
  });

  test('jumps where no choice is allowed', () => {
    const play = player(three, controlMode('choice="false" flow="true"'));
    play.open();
    expect(play.can('jump', 'c')).toBe(true);
    expect(play.leave({}, { request: 'jump', target: 'c' })).toBe('c');
  });
});

const after = (id: string, before: string) => ({
  id,
  sequencing:
    rules(rule('pre', 'disabled', `any of not satisfied:before, not objectiveStatusKnown:before`)) +
    objectives({ id: `${id}-own`, target: id, write: true }, { id: 'before', target: before }),
});

describe('a forced order', () => {
  const items = [
    { id: 'a', sequencing: objectives({ id: 'a-own', target: 'a', write: true }) },
    after('b', 'a'),
    after('c', 'b'),
  ];

  test('opens each activity after the one before, and by choice as well', () => {
    const play = player(items);
    expect(play.menu()).toEqual({ a: 'open', b: 'disabled', c: 'disabled' });
    play.open();
    expect(play.can('continue')).toBe(false);
    expect(play.leave({ completed: true, satisfied: false })).toBe(null);
    expect(play.menu()).toMatchObject({ b: 'disabled' });
    play.open('a');
    expect(play.leave(done, 'continue')).toBe('b');
    expect(play.menu()).toMatchObject({ b: 'open', c: 'disabled' });
  });
});

const by = (action: string) => [
  { id: 'a' },
  { id: 'b', sequencing: rules(rule('post', action, 'completed')) },
  { id: 'c' },
];

describe('a test at the end', () => {
  const retried = {
    id: 'test',
    sequencing:
      rules(rule('post', 'retry', 'not satisfied, objectiveStatusKnown')) + objectives({ id: 'pass', least: 0.8 }),
  };

  test('comes again until it is passed', () => {
    const play = player([{ id: 'a' }, retried]);
    play.open();
    play.leave(done, 'continue');
    play.open();
    expect(play.leave({ completed: true, measure: 0.5 })).toBe('test');
    expect(play.open()).toBe('test');
    expect(play.result('test')).toEqual({ completed: null, satisfied: null, measure: null });
    expect(play.leave({ completed: true, measure: 0.9 })).toBe(null);
    expect(play.result('test')).toMatchObject({ satisfied: true, measure: 0.9 });
  });

  test('leads back to all, or out of the course', () => {
    const all = {
      id: 'test',
      sequencing: rules(rule('post', 'retryAll', 'not satisfied'), rule('post', 'exitAll', 'satisfied')),
    };
    const play = player([{ id: 'a' }, all, { id: 'c' }]);
    play.open();
    play.leave(done, 'continue');
    play.open();
    expect(play.leave({ completed: true, satisfied: false })).toBe('a');
    play.open();
    expect(play.result('test')).toMatchObject({ completed: null });
    play.leave(done, 'continue');
    play.open();
    expect(play.leave(done)).toBe('the end');
  });

  test('goes on, or back, by itself', () => {
    for (const [action, next] of [
      ['continue', 'c'],
      ['previous', 'a'],
    ] as const) {
      const play = player(by(action));
      play.open('b');
      expect(play.leave(done)).toBe(next);
    }
  });

  test('is not opened more often than the attempts allow', () => {
    const play = player([{ id: 'a', sequencing: '<imsss:limitConditions attemptLimit="1"/>' }, { id: 'b' }]);
    play.open();
    play.leave({ completed: true, satisfied: false }, 'continue');
    play.open();
    expect(play.menu()).toEqual({ a: 'disabled', b: 'open' });
    expect(play.leave({}, 'previous')).toBe('SB.2.2-2');
  });
});

describe('a pre-test', () => {
  const lessonsUnless = {
    id: 'lessons',
    items: [{ id: 'a' }, { id: 'b' }],
    sequencing: flow + rules(rule('pre', 'skip', 'satisfied')) + objectives({ id: 'own', target: 'known' }),
  };
  const pre = { id: 'pre', sequencing: objectives({ id: 'own', target: 'known', write: true, least: 0.7 }) };

  test('spares the lessons of those who pass', () => {
    const passing = player([pre, lessonsUnless, { id: 'post' }]);
    passing.open();
    expect(passing.leave({ completed: true, measure: 0.8 }, 'continue')).toBe('post');
    const failing = player([pre, lessonsUnless, { id: 'post' }]);
    failing.open();
    expect(failing.leave({ completed: true, measure: 0.3 }, 'continue')).toBe('a');
  });
});

describe('exit rules', () => {
  test('leave the cluster whose rule holds', () => {
    const cluster = {
      id: 'one',
      items: [{ id: 'a' }, { id: 'b' }],
      sequencing:
        flow +
        rules(rule('exit', 'exit', 'satisfied')) +
        rollupRules('', { set: 'any', action: 'satisfied', when: 'satisfied' }),
    };
    const play = player([cluster, { id: 'c' }]);
    play.open();
    expect(play.leave(done, 'continue')).toBe('c');
  });

  test('of the parent follow the activity', () => {
    const cluster = {
      id: 'one',
      items: [{ id: 'a', sequencing: rules(rule('post', 'exitParent', 'always')) }, { id: 'b' }],
      sequencing: flow + rules(rule('post', 'continue', 'always')),
    };
    const play = player([cluster, { id: 'c' }]);
    play.open();
    expect(play.leave(done)).toBe('c');
  });
});

describe('selection and order', () => {
  const rendered =
    '<imsss:randomizationControls selectionTiming="once" selectCount="2" randomizationTiming="once" reorderChildren="true"/>';

  test('draw some of the children', () => {
    const play = player(three, flow + rendered, () => 0);
    const first = play.open();
    const order = [first];
    for (let next = play.leave(done, 'continue'); next !== 'the end'; next = play.leave(done, 'continue'))
      order.push(play.open());
    expect(order).toHaveLength(2);
    expect(order).not.toEqual(['a', 'b']);
    expect(Object.values(play.menu()).filter((place) => place === 'hidden')).toHaveLength(1);
    expect(play.result()).toMatchObject({ completed: true });
  });
});
