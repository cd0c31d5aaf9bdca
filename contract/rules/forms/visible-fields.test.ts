import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerFaults } from './answer-faults.ts';
import type { Answers, FieldRule } from './field.ts';
import { visibleAnswers, visibleFields } from './visible-fields.ts';

const scale: FieldRule = { kind: 'scale', key: 'room', is_required: true, scale: '1-5' };
const why: FieldRule = {
  kind: 'text',
  key: 'why',
  is_required: true,
  longest: 10,
  show_if: { key: 'room', at_most: 2 },
};
const several: FieldRule = {
  kind: 'several',
  key: 'useful',
  is_required: false,
  most_choices: 2,
  options: [{ value: 'a' }, { value: 'b' }, { value: 'c' }],
};

const keysOf = (fields: readonly FieldRule[], answers: Answers) => visibleFields(fields, answers).map(({ key }) => key);

describe('a conditional field', () => {
  test.each([
    [{}, ['room']],
    [{ room: 1 }, ['room', 'why']],
    [{ room: 2 }, ['room', 'why']],
    [{ room: 3 }, ['room']],
    [{ room: '1' }, ['room']],
  ] as [Answers, string[]][])('shows by a number: %j', (answers, shown) => {
    expect(keysOf([scale, why], answers)).toEqual(shown);
  });

  test.each([
    [{ useful: ['a'] }, true],
    [{ useful: ['c', 'b'] }, true],
    [{ useful: ['c'] }, false],
    [{ useful: [] }, false],
    [{}, false],
  ] as [Answers, boolean][])('shows by a choice: %j', (answers, isShown) => {
    const more: FieldRule = { ...why, show_if: { key: 'useful', any_of: ['a', 'b'] } };
    expect(keysOf([several, more], answers).includes('why')).toBe(isShown);
  });

  test('shows by a step of a scale, and within both bounds alone', () => {
    expect(keysOf([scale, { ...why, show_if: { key: 'room', any_of: ['4'] } }], { room: 4 })).toContain('why');
    const between: FieldRule = { ...why, show_if: { key: 'room', at_least: 2, at_most: 3 } };
    expect([1, 2, 3, 4].map((room) => keysOf([scale, between], { room }).length)).toEqual([1, 2, 2, 1]);
  });

  test('hides with the field that it depends on', () => {
    const deeper: FieldRule = { kind: 'scale', key: 'deep', is_required: true, scale: '0-10', show_if: why.show_if };
    const last: FieldRule = { ...why, show_if: { key: 'deep', at_least: 0 } };
    expect(keysOf([scale, deeper, last], { room: 5, deep: 1 })).toEqual(['room']);
    expect(keysOf([scale, deeper, last], { room: 1, deep: 1 })).toEqual(['room', 'deep', 'why']);
  });

  test('hides with its section', () => {
    const section: FieldRule = { kind: 'section', key: 'part', show_if: { key: 'room', at_least: 4 } };
    const end: FieldRule = { kind: 'section', key: 'end' };
    expect(keysOf([scale, section, several, end], { room: 1 })).toEqual(['room', 'end']);
    expect(keysOf([scale, section, several, end], { room: 4 })).toEqual(['room', 'part', 'useful', 'end']);
  });

  test('is not shown by what every object has', () => {
    expect(
      keysOf(
        [
          { ...scale, key: 'constructor' },
          { ...why, show_if: { key: 'constructor', any_of: ['x'] } },
        ],
        {},
      ),
    ).toEqual(['constructor']);
  });
});

const keys = ['a', 'b', 'c', 'd', 'e'];
const anAnswer = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom('', 'x', 'y'), fc.constant(['x']));
const someAnswers = fc.dictionary(fc.constantFrom(...keys), anAnswer);
const aForm = fc
  .tuple(
    ...keys.map((key, place) =>
      fc.record({
        key: fc.constant(key),
        kind: fc.constantFrom('scale', 'text', 'section'),
        is_required: fc.boolean(),
        on: fc.option(fc.constantFrom(...keys.slice(0, Math.max(1, place)))),
        at_most: fc.integer({ min: 0, max: 5 }),
      }),
    ),
  )
  .map((rows) =>
    rows.map(({ on, at_most, key, kind, is_required }): FieldRule => {
      const show_if = on === null || on === key ? undefined : { key: on, at_most };
      if (kind === 'section') return { kind, key, show_if };
      if (kind === 'scale') return { kind, key, is_required, show_if, scale: '1-5' };
      return { kind: 'text', key, is_required, show_if, longest: 5 };
    }),
  );

describe('whatever is answered', () => {
  test('a hidden field is neither required nor stored', () => {
    fc.assert(
      fc.property(aForm, someAnswers, (fields, answers) => {
        const shown = new Set(keysOf(fields, answers));
        const sections = new Set(fields.filter(({ kind }) => kind === 'section').map(({ key }) => key));
        const faulty = answerFaults(fields, answers).map(({ key }) => key);
        expect(faulty.filter((key) => !shown.has(key) && !sections.has(key))).toEqual([]);
        expect(Object.keys(visibleAnswers(fields, answers)).filter((key) => !shown.has(key))).toEqual([]);
      }),
    );
  });

  test('dropping hidden answers changes nothing that is shown', () => {
    fc.assert(
      fc.property(aForm, someAnswers, (fields, answers) => {
        const stored = visibleAnswers(fields, answers);
        expect(keysOf(fields, stored)).toEqual(keysOf(fields, answers));
        expect(visibleAnswers(fields, stored)).toEqual(stored);
      }),
    );
  });
});
