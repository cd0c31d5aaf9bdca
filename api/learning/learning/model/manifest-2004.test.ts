import { describe, expect, test } from 'vitest';
import { manifest2004, objectives, rollupRules, rule, rules, type Course } from '#fixtures/scorm-2004/manifest.ts';
import { parseXml } from '../package/parse-xml.ts';
import { readManifest } from './manifest.ts';

function read(course: Course) {
  return readManifest(parseXml(Buffer.from(manifest2004(course))), ['sco.html']);
}

function firstOf(course: Course) {
  return read(course).activities?.children[0];
}

describe('a manifest of SCORM 2004', () => {
  test.each([
    ['2', '2004-2'],
    ['3', '2004-3'],
    ['4', '2004-4'],
  ] as const)('of edition %s is recognised', (edition, version) => {
    expect(read({ edition, items: [{ id: 'one' }] })).toMatchObject({ version, title: 'Escadas' });
  });

  test('is recognised by its namespaces where it names no version', () => {
    const xml = manifest2004({ items: [{ id: 'one' }] }).replace(/<metadata>.*<\/metadata>/, '');
    expect(readManifest(parseXml(Buffer.from(xml)), ['sco.html']).version).toBe('2004-3');
  });

  test('has its clusters and activities, the invisible ones too, and no empty headings', () => {
    const course = {
      items: [
        { id: 'part', items: [{ id: 'one' }, { id: 'two', attributes: 'isvisible="false"' }] },
        { id: 'empty', items: [] },
      ],
    };
    const { items, activities } = read(course);
    expect(items.map(({ identifier, groups }) => [identifier, groups])).toEqual([
      ['one', ['part']],
      ['two', ['part']],
    ]);
    expect(activities?.children).toMatchObject([
      { identifier: 'part', kind: null, children: [{ isVisible: true }, { kind: 'sco', isVisible: false }] },
    ]);
  });

  test('has defaults for everything that it does not declare', () => {
    expect(firstOf({ items: [{ id: 'one' }] })?.sequencing).toEqual({
      control: {
        choice: true,
        choiceExit: true,
        flow: false,
        forwardOnly: false,
        currentObjectives: true,
        currentProgress: true,
      },
      pre: [],
      exit: [],
      post: [],
      attemptLimit: null,
      rollup: { objective: true, progress: true, weight: 1, rules: [] },
      objectives: [{ id: '', isPrimary: true, passingMeasure: null, maps: [] }],
      select: { timing: 'never', count: null },
      shuffle: { timing: 'never', children: false },
      delivery: { tracked: true, completionByContent: false, objectiveByContent: false },
      constrain: { preventActivation: false, constrainChoice: false },
      needs: { satisfied: 'always', notSatisfied: 'always', completed: 'always', incomplete: 'always' },
      satisfiedWhileActive: true,
      completion: { least: null, weight: 1 },
    });
  });
});

describe('an item of SCORM 2004', () => {
  test('has the rules, objectives and roll-up of an item', () => {
    const sequencing = [
      '<imsss:controlMode choice="false" flow="true" forwardOnly="1"/>',
      rules(
        rule('pre', 'skip', 'satisfied:shared'),
        rule('post', 'retry', 'not satisfied, objectiveMeasureLessThan 0.5'),
      ),
      '<imsss:limitConditions attemptLimit="2"/>',
      rollupRules('rollupObjectiveSatisfied="false" objectiveMeasureWeight="0.25"', {
        action: 'completed',
        when: 'attempted',
      }),
      objectives({ id: 'own', least: 0.6 }, { id: 'shared', target: 'all', write: true }),
      '<adlseq:constrainedChoiceConsiderations preventActivation="true" constrainChoice="true"/>',
      '<adlseq:rollupConsiderations requiredForCompleted="ifAttempted" measureSatisfactionIfActive="false"/>',
    ].join('');
    expect(firstOf({ items: [{ id: 'one', sequencing }] })?.sequencing).toMatchObject({
      control: { choice: false, flow: true, forwardOnly: true },
      pre: [{ action: 'skip', combine: 'all', tests: [{ test: 'satisfied', objective: 'shared', isNegated: false }] }],
      post: [{ action: 'retry', tests: [{ isNegated: true }, { test: 'objectiveMeasureLessThan', threshold: 0.5 }] }],
      attemptLimit: 2,
      rollup: { objective: false, weight: 0.25, rules: [{ action: 'completed', combine: 'any', children: 'all' }] },
      objectives: [
        { id: 'own', isPrimary: true, passingMeasure: 0.6 },
        { id: 'shared', maps: [{ target: 'all', reads: ['satisfied', 'measure'], writes: ['satisfied', 'measure'] }] },
      ],
      constrain: { preventActivation: true, constrainChoice: true },
      needs: { completed: 'ifAttempted', satisfied: 'always' },
      satisfiedWhileActive: false,
    });
  });

  test('takes from the collection what the item does not declare', () => {
    const collection =
      '<imsss:sequencing ID="shared"><imsss:controlMode flow="true"/><imsss:limitConditions attemptLimit="3"/></imsss:sequencing>';
    const xml = manifest2004({ items: [{ id: 'one', sequencing: '<imsss:controlMode choice="false"/>' }], collection });
    const own = xml.replace(
      '<imsss:sequencing><imsss:controlMode choice',
      '<imsss:sequencing IDRef="shared"><imsss:controlMode choice',
    );
    const { activities } = readManifest(parseXml(Buffer.from(own)), ['sco.html']);
    expect(activities?.children[0]?.sequencing).toMatchObject({
      control: { choice: false, flow: false },
      attemptLimit: 3,
    });
  });

  test('has the maps that the 4th edition adds to an objective', () => {
    const added =
      '<adlseq:objectives><adlseq:objective objectiveID="own"><adlseq:mapInfo targetObjectiveID="all" writeRawScore="true" readCompletionStatus="false"/></adlseq:objective></adlseq:objectives>';
    const sequencing = objectives({ id: 'own', target: 'all' }) + added;
    const maps = firstOf({ edition: '4', items: [{ id: 'one', sequencing }] })?.sequencing.objectives[0]?.maps;
    expect(maps).toEqual([
      { target: 'all', reads: ['satisfied', 'measure', 'raw', 'min', 'max', 'progress'], writes: ['raw'] },
    ]);
  });

  test.each([
    ['<adlcp:completionThreshold>0.75</adlcp:completionThreshold>', { least: 0.75, weight: 1 }],
    [
      '<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.5" progressWeight="0.2"/>',
      { least: 0.5, weight: 0.2 },
    ],
    ['<adlcp:completionThreshold minProgressMeasure="0.5"/>', { least: null, weight: 1 }],
  ])('has the completion threshold %s', (more, completion) => {
    expect(firstOf({ items: [{ id: 'one', more }] })?.sequencing.completion).toEqual(completion);
  });

  test('hides controls of the player, and has launch data', () => {
    const more =
      '<adlcp:dataFromLMS>level=2</adlcp:dataFromLMS><adlnav:presentation><adlnav:navigationInterface><adlnav:hideLMSUI>continue</adlnav:hideLMSUI></adlnav:navigationInterface></adlnav:presentation>';
    const { items, activities } = read({ items: [{ id: 'one', more }] });
    expect(items[0]?.launch_data).toBe('level=2');
    expect(activities?.children[0]?.hides).toEqual(['continue']);
  });

  test('keeps an item with a resource and items below it as its own first activity', () => {
    const xml = manifest2004({ items: [{ id: 'one' }] }).replace(
      '</title></item>',
      '</title><item identifier="two" identifierref="r-one"><title>2</title></item></item>',
    );
    const { activities } = readManifest(parseXml(Buffer.from(xml)), ['sco.html']);
    expect(activities?.children).toMatchObject([{ kind: null, children: [{ title: 'one' }, { title: '2' }] }]);
  });

  test('needs unique identifiers, also of its clusters', () => {
    expect(() => read({ items: [{ id: 'same', items: [{ id: 'same' }] }] })).toThrow('package_manifest_invalid');
  });
});
