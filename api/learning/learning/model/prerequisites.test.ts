import { describe, expect, test } from 'vitest';
import type { LessonStatus } from '#contract/learning/learning/values.ts';
import { canBeMet, isMet, isStuck12, itemsIn, readPrerequisite } from './prerequisites.ts';

const recorded: Record<string, LessonStatus> = {
  A: 'passed',
  B: 'completed',
  C: 'failed',
  D: 'incomplete',
  E: 'browsed',
};
const statusOf = (item: string) => recorded[item] ?? 'not attempted';

function holds(script: string): boolean | null {
  const prerequisite = readPrerequisite(script);
  return prerequisite && isMet(prerequisite, statusOf);
}

describe('a prerequisite of SCORM 1.2', () => {
  test.each([
    ['A', true],
    ['B', true],
    ['C', false],
    ['D', false],
    ['E', false],
    ['N', false],
    ['A&B', true],
    ['A & C', false],
    ['A|C', true],
    ['C|D', false],
    ['~C', true],
    ['~A', false],
    ['~~A', true],
    ['~(A&C)', true],
    ['C|A&B', true],
    ['(C|A)&D', false],
    ['(C|A)&(B|D)', true],
    ['A="passed"', true],
    ["A='passed'", true],
    ['A=passed', true],
    ['A = P', true],
    ['B=passed', false],
    ['B=completed', true],
    ['C="failed"', true],
    ['C<>failed', false],
    ['C <> "passed"', true],
    ['D=i', true],
    ['E=browsed', true],
    ['N="not attempted"', true],
    ['N=n', true],
    ['A="PASSED"&~C', true],
    ['2*{A,B,C}', true],
    ['3*{A,B,C}', false],
    ['0*{C}', true],
    ['1 * { C , D | A }', true],
    ['2*{A, 1*{B,C}, D}', true],
    ['~2*{A,B}', false],
    ['C|2*{A,B}&~D', true],
    [' A ', true],
    ['"A"', true],
    ['Item.1-a_b:c', false],
  ])('%s holds: %s', (script, expected) => {
    expect(holds(script)).toBe(expected);
  });

  test.each([
    '',
    '&',
    'A&',
    '&A',
    'A B',
    'A AND B',
    '(A',
    'A)',
    '()',
    'A=',
    'A="done"',
    'A=constructor',
    '=passed',
    'A<passed',
    'A>passed',
    '2*{}',
    '2*{A',
    '2*A',
    'x*{A}',
    '-1*{A}',
    '99999*{A}',
    '{A}',
    '"A',
    '""',
    '~',
    'A,B',
  ])('cannot be read: %s', (script) => {
    expect(readPrerequisite(script)).toBeNull();
  });
});

describe('the script of a prerequisite', () => {
  test('is limited in length and depth, and read in linear time', () => {
    expect(readPrerequisite(`${'A&'.repeat(2_000)}A`)).not.toBeNull();
    expect(readPrerequisite(`${'A&'.repeat(3_000)}A`)).toBeNull();
    expect(readPrerequisite(`${'('.repeat(2_000)}A${')'.repeat(2_000)}`)).toBeNull();
    expect(readPrerequisite(`${'1*{'.repeat(1_000)}A${'}'.repeat(1_000)}`)).toBeNull();
    expect(readPrerequisite(`${'('.repeat(20)}A${')'.repeat(20)}`)).not.toBeNull();
    expect(readPrerequisite(`${'~'.repeat(4_999)}A`)).not.toBeNull();
    const before = performance.now();
    for (const text of ['('.repeat(5_000), ' '.repeat(5_000), '"'.repeat(5_000), `A${' '.repeat(4_998)}"`]) {
      expect(readPrerequisite(text)).toBeNull();
    }
    expect(performance.now() - before).toBeLessThan(500);
  });

  test('names its items', () => {
    const prerequisite = readPrerequisite('~(A|B)&2*{C,D="passed",E}');
    expect(prerequisite && itemsIn(prerequisite)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  test.each([
    ['A', [], false],
    ['A', ['A'], true],
    ['~A', [], true],
    ['~~A', [], false],
    ['A="failed"', [], false],
    ['A<>failed', [], true],
    ['A="not attempted"', [], true],
    ['~(A="failed")', [], true],
    ['A|B', ['B'], true],
    ['A&B', ['B'], false],
    ['~(A&B)', [], true],
    ['2*{A,B,C}', ['A'], false],
    ['2*{A,B,C}', ['A', 'C'], true],
  ])('%s can be met when only %s can be opened: %s', (script, openable, expected) => {
    const prerequisite = readPrerequisite(script);
    expect(prerequisite && canBeMet(prerequisite, new Set(openable))).toBe(expected);
  });
});

function status(lesson_status: LessonStatus) {
  return { lesson_status };
}

describe('a package of SCORM 1.2', () => {
  const items = [{ identifier: 'A' }, { identifier: 'B', prerequisite: readPrerequisite('~A') }];

  test('is stuck when what is left to do does not open', () => {
    expect(isStuck12(items, new Map())).toBe(false);
    expect(isStuck12(items, new Map([['A', status('failed')]]))).toBe(false);
    expect(isStuck12(items, new Map([['A', status('passed')]]))).toBe(true);
    const all = [['A', status('passed')] as const, ['B', status('completed')] as const];
    expect(isStuck12(items, new Map(all))).toBe(false);
  });
});
