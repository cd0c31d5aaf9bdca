import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ReportedCmi2004 } from '#contract/learning/learning/scorm-2004-cmi.ts';
import { manifest2004, sharedMaps, type Course } from '#fixtures/scorm-2004/manifest.ts';
import { tableCourse } from '#fixtures/scorm-2004/packages.ts';
import { table12, table2004, tableShared, type Row } from '#fixtures/scorm-2004/tables.ts';
import { readManifest } from '../../model/manifest.ts';
import { freshState, initialCmi } from '../../model/sco-session.ts';
import { initialCmi2004, objectivesFor, prepareCmi, thresholdsFor } from '../../model/sco-session-2004.ts';
import { newSequencing } from '../../model/sequencing/arrange.ts';
import { nodeNamed, openCourse } from '../../model/sequencing/course.ts';
import { storesFor, type SharedData } from '../../model/shared-data.ts';
import { deliver } from '../../model/sequencing/navigate.ts';
import { parseXml } from '../../package/parse-xml.ts';
import { runTime12 } from './run-time-12.ts';
import { runTime2004 } from './run-time-2004.ts';
import type { RunTime } from './run-time.ts';

const learner = { id: 'enrollment-1', name: 'Marlene Capita' };
const session = { app_origin: '', title: '', href: '', mode: 'normal', is_kept: true, revision: 0 } as const;
const hooks = { isStored: false, commit: () => true };

function newRunTime(
  input: Course = tableCourse('4'),
  data: SharedData = {},
): RunTime & { api: { SetValue: (element: string, value: string) => string } } {
  const xml = Buffer.from(manifest2004(input));
  const { items, activities } = readManifest(parseXml(xml), ['sco.html']);
  const [item] = items;
  if (!activities || !item) throw new Error('No activity.');
  const course = openCourse(
    activities,
    newSequencing(activities, () => 0),
    () => 0,
  );
  const node = nodeNamed(course, item.identifier);
  if (!node) throw new Error('No activity.');
  deliver(course, node);
  const state = prepareCmi(freshState(item.identifier), false, objectivesFor(course, node));
  const thresholds = thresholdsFor(activities, item.identifier);
  const cmi = initialCmi2004(state, { item, learner, mode: 'normal', thresholds });
  const started = {
    ...session,
    version: '2004' as const,
    cmi,
    shared: storesFor(item, data),
    course: { activities, sequencing: course.state },
  };
  return runTime2004(started, hooks) as ReturnType<typeof newRunTime>;
}

function wrongRows({ name, api }: RunTime, table: Row[]): string[] {
  const script = readFileSync('fixtures/scorm-2004/run-table.js', 'utf8');
  const match: string[][] = runInNewContext(`${script}; runTable(${JSON.stringify(table)})`, {
    window: { parent: { [name]: api } },
  });
  return match.map((row) => row.join(' '));
}

describe('the run-time of SCORM 2004', () => {
  test('answers every element as the standard says', () => {
    expect(wrongRows(newRunTime(), table2004)).toEqual([]);
  });

  test('answers shared data by the maps of the manifest', () => {
    const more = sharedMaps('urn:mestria:notes', { target: 'read', writes: false }, { target: 'write', reads: false });
    const runTime = newRunTime({ edition: '4', items: [{ id: 'one', more }] }, { read: 'lida', write: 'x' });
    expect(wrongRows(runTime, tableShared)).toEqual([]);
    const { parts, report } = runTime.read();
    expect(report(new Set(parts.keys())).shared_data).toEqual([
      { target: 'urn:mestria:notes', store: 'x'.repeat(60_000) },
      { target: 'write', store: 'x' },
    ]);
  });

  test('reads its request, and what the sequencing allows', () => {
    const runTime = newRunTime();
    Object.assign(globalThis, {});
    const { api } = runTime;
    expect(runTime.navigation()).toBeUndefined();
    (api as unknown as { Initialize: (text: string) => string }).Initialize('');
    api.SetValue('adl.nav.request', '{target=next.part}choice');
    expect(runTime.navigation()).toEqual({ request: 'choice', target: 'next.part' });
    api.SetValue('adl.nav.request', 'suspendAll');
    expect(runTime.navigation()).toEqual({ request: 'suspendAll' });
  });

  test('and the server accept the same values', () => {
    const words = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 20 }));
    const numbers = fc
      .oneof(fc.double({ min: -2, max: 2, noNaN: true }), fc.integer({ min: -10, max: 110 }))
      .map(String);
    const elements = [...new Set(table2004.filter(([call]) => call === 'set').map(([, element]) => element))];
    const values = fc.oneof(words, numbers, fc.constantFrom(...table2004.map(([, , value]) => value)));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...elements), values), { maxLength: 12 }), (answer) => {
        const runTime = newRunTime();
        (runTime.api as unknown as { Initialize: (text: string) => string }).Initialize('');
        for (const [element, value] of answer) runTime.api.SetValue(element, value);
        const { parts, report } = runTime.read();
        const { error } = ReportedCmi2004.safeParse(report(new Set(parts.keys())).cmi_2004);
        expect(error?.issues).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });
});

test('the run-time of SCORM 1.2 answers every element as the standard says', () => {
  const item = { mastery_score: null, launch_data: '', max_time_allowed: '', time_limit_action: '' };
  const cmi = initialCmi(freshState('one'), { item, learner, mode: 'normal' });
  expect(wrongRows(runTime12({ ...session, version: '1.2', cmi }, hooks), table12)).toEqual([]);
});
