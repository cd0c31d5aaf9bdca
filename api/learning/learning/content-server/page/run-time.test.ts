import fc from 'fast-check';
import { Scorm12API } from 'scorm-again';
import { describe, expect, test } from 'vitest';
import { ReportedCmi } from '#contract/learning/learning/scorm-cmi.ts';
import { freshState, initialCmi } from '../../model/sco-session.ts';
import { interactionsOf, isKeepable, reportedCmi, type WrittenCmi } from './reported-cmi.ts';

const item = { mastery_score: 70, launch_data: 'level=2', max_time_allowed: '', time_limit_action: '' };
const learner = { id: 'enrollment-1', name: 'Marlene da Graça Capita' };

function runTime(): Scorm12API {
  const api = new Scorm12API({ logLevel: 'NONE' });
  api.loadFromJSON(initialCmi(freshState('one'), { item, learner, mode: 'normal' }), 'cmi');
  api.LMSInitialize('');
  return api;
}

function report(api: Scorm12API): ReportedCmi {
  const { cmi }: { cmi: WrittenCmi } = JSON.parse(api.renderCMIToJSONString());
  return reportedCmi(cmi, interactionsOf(cmi));
}

const number = fc.oneof(fc.integer({ min: -10, max: 110 }), fc.double({ min: 0, max: 100, noNaN: true })).map(String);
const words = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 20 }));
const pad = (most: number) => fc.integer({ min: 0, max: most }).map((count) => String(count).padStart(2, '0'));
const time = fc
  .tuple(pad(23), pad(59), pad(59), fc.constantFrom('', '.5', '.25', '.123'))
  .map(([hours, minutes, seconds, rest]) => `${hours}:${minutes}:${seconds}${rest}`);
const type = fc.constantFrom(
  'true-false',
  'choice',
  'fill-in',
  'matching',
  'performance',
  'sequencing',
  'likert',
  'numeric',
  'other',
);
const status = fc.constantFrom('passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted', 'great');

/** Calls of activities, valid or not. */
const saying = fc.oneof(
  fc.tuple(
    fc.constantFrom('cmi.core.score.raw', 'cmi.core.score.min', 'cmi.core.score.max'),
    fc.oneof(number, fc.constant('')),
  ),
  fc.tuple(fc.constant('cmi.core.lesson_status'), status),
  fc.tuple(fc.constant('cmi.core.session_time'), time),
  fc.tuple(fc.constant('cmi.core.exit'), fc.constantFrom('', 'suspend', 'time-out', 'logout', 'away')),
  fc.tuple(fc.constantFrom('cmi.core.lesson_location', 'cmi.suspend_data', 'cmi.comments'), words),
  fc.tuple(fc.constantFrom('cmi.student_preference.audio', 'cmi.student_preference.speed'), number),
  fc.tuple(fc.constantFrom('cmi.student_preference.text', 'cmi.student_preference.language'), words),
  fc.tuple(fc.constant('cmi.objectives.0.id'), words),
  fc.tuple(fc.constant('cmi.objectives.0.status'), status),
  fc.tuple(fc.constant('cmi.objectives.0.score.raw'), number),
  fc.tuple(fc.constantFrom('cmi.interactions.0.id', 'cmi.interactions.0.student_response'), words),
  fc.tuple(fc.constant('cmi.interactions.0.type'), type),
  fc.tuple(fc.constantFrom('cmi.interactions.0.time', 'cmi.interactions.0.latency'), time),
  fc.tuple(fc.constant('cmi.interactions.0.weighting'), number),
  fc.tuple(
    fc.constant('cmi.interactions.0.result'),
    fc.oneof(number, fc.constantFrom('correct', 'wrong', 'neutral', 'odd')),
  ),
  fc.tuple(fc.constant('cmi.interactions.0.correct_responses.0.pattern'), words),
  fc.tuple(fc.constant('cmi.interactions.0.objectives.0.id'), words),
);

describe('scorm-again and the server', () => {
  test('accept the same values of an activity', () => {
    fc.assert(
      fc.property(fc.array(saying, { maxLength: 12 }), (answer) => {
        const api = runTime();
        for (const [element, value] of answer) if (isKeepable(element, value)) api.LMSSetValue(element, value);
        const { error } = ReportedCmi.safeParse(report(api));
        expect(error?.issues).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  test('accept the same values after a resume', () => {
    const api = new Scorm12API({ logLevel: 'NONE' });
    const state = { ...freshState('one'), location: '7', suspend_data: 'x'.repeat(4096), preference: { audio: '1' } };
    const interactions = {
      0: { index: 0, id: 'q1', type: 'choice' as const, correct_responses: ['a'], objectives: ['o'] },
    };
    const baseline = { status: 'incomplete' as const, score: { raw: 40.5, min: 0, max: 100 }, totalSeconds: 3723.5 };
    const objectives = [{ id: 'o', status: 'passed' as const, score: { raw: '1' } }];
    const stored = { ...state, interactions, baseline, objectives };
    api.loadFromJSON(initialCmi(stored, { item, learner, mode: 'normal' }), 'cmi');
    api.LMSInitialize('');
    expect(api.LMSGetValue('cmi.interactions._count')).toBe('1');
    expect(api.LMSGetValue('cmi.core.total_time')).toBe('01:02:03.5');
    expect(api.LMSGetValue('cmi.core.student_name')).toBe('Capita, Marlene da Graça');
    expect(ReportedCmi.safeParse(report(api)).error).toBeUndefined();
  });
});
