import type { ScormVersion } from '#contract/learning/learning/values.ts';
import { child, childrenOf, type Element } from '../manifest-xml.ts';
import type {
  Condition,
  Conditions,
  GlobalMap,
  Need,
  Objective,
  ObjectiveField,
  RollupRule,
  Rule,
  Sequencing,
  Timing,
} from './activity.ts';

type Attributes = Record<string, string>;

export type Shared = { version: ScormVersion; collection: Map<string, Element> };

/** The sequencing of an item or organization, with the parts of its collection that it does not declare itself. */
export function readSequencing(owner: Element, { version, collection }: Shared): Sequencing {
  const own = child(owner, 'sequencing');
  const shared = collection.get(own?.attributes['idref'] ?? '');
  const parts = withShared(own?.children ?? [], shared?.children ?? []);
  const attributesOf = (name: string) => parts.find((part) => part.name === name)?.attributes ?? {};
  const rulesNamed = (name: string) =>
    rulesOf(
      parts.find((part) => part.name === 'sequencingrules'),
      name,
    ).map((rule) => (version === '2004-4' ? rule : withCompletionOfActivity(rule)));
  const needs = attributesOf('rollupconsiderations');
  return {
    control: controlOf(attributesOf('controlmode')),
    pre: rulesNamed('preconditionrule'),
    exit: rulesNamed('exitconditionrule'),
    post: rulesNamed('postconditionrule'),
    attemptLimit: wholeOf(attributesOf('limitconditions')['attemptlimit']),
    rollup: rollupOf(parts.find(({ name }) => name === 'rolluprules')),
    objectives: objectivesOf(parts.filter(({ name }) => name === 'objectives')),
    ...randomOf(attributesOf('randomizationcontrols')),
    delivery: deliveryOf(attributesOf('deliverycontrols')),
    constrain: constrainOf(attributesOf('constrainedchoiceconsiderations')),
    needs: {
      satisfied: needOf(needs['requiredforsatisfied']),
      notSatisfied: needOf(needs['requiredfornotsatisfied']),
      completed: needOf(needs['requiredforcompleted']),
      incomplete: needOf(needs['requiredforincomplete']),
    },
    satisfiedWhileActive: flag(needs['measuresatisfactionifactive'], true),
    completion: completionOf(child(owner, 'completionthreshold')),
  };
}

/** What the item declares replaces the whole element of the collection [CAM 5.1.2]. */
function withShared(own: Element[], shared: Element[]): Element[] {
  const kinds = new Set(own.map(kindOf));
  return [...own, ...shared.filter((part) => !kinds.has(kindOf(part)))];
}

/** The 4th edition has a second list of objectives, for completion, progress and scores, without a primary one. */
function kindOf(part: Element): string {
  return isSecondList(part) ? `second ${part.name}` : part.name;
}

function isSecondList(list: Element): boolean {
  return list.name === 'objectives' && !child(list, 'primaryobjective');
}

function controlOf(of: Attributes): Sequencing['control'] {
  return {
    choice: flag(of['choice'], true),
    choiceExit: flag(of['choiceexit'], true),
    flow: flag(of['flow'], false),
    forwardOnly: flag(of['forwardonly'], false),
    currentObjectives: flag(of['usecurrentattemptobjectiveinfo'], true),
    currentProgress: flag(of['usecurrentattemptprogressinfo'], true),
  };
}

function rulesOf(rules: Element | undefined, name: string): Rule[] {
  return childrenOf(rules, name).map((rule) => ({
    ...conditionsOf(child(rule, 'ruleconditions'), { name: 'rulecondition', combine: 'all' }),
    action: child(rule, 'ruleaction')?.attributes['action'] ?? '',
  }));
}

/** Until the 3rd edition, objectives have no completion: the condition is about the activity [SN 3.4.2]. */
function withCompletionOfActivity(rule: Rule): Rule {
  return { ...rule, tests: rule.tests.map((each) => (isAboutCompletion(each) ? { ...each, objective: null } : each)) };
}

function isAboutCompletion({ test }: Condition): boolean {
  return test === 'completed' || test === 'activityProgressKnown';
}

type Naming = { name: string; combine: Conditions['combine'] };

function conditionsOf(element: Element | undefined, { name, combine }: Naming): Conditions {
  const answer = element?.attributes['conditioncombination']?.toLowerCase();
  return {
    combine: answer === 'all' || answer === 'any' ? answer : combine,
    tests: childrenOf(element, name).map(({ attributes }) => conditionOf(attributes)),
  };
}

function conditionOf(of: Attributes): Condition {
  return {
    test: testOf(of['condition'] ?? ''),
    isNegated: of['operator']?.toLowerCase() === 'not',
    objective: of['referencedobjective'] || null,
    threshold: numberOf(of['measurethreshold']) ?? 0,
  };
}

/** Drafts of the standard, and tools that follow them, say `objectiveSatisfied`. */
function testOf(name: string): string {
  if (name === 'objectiveSatisfied') return 'satisfied';
  return name === 'activityCompleted' ? 'completed' : name;
}

function rollupOf(rules: Element | undefined): Sequencing['rollup'] {
  const of = rules?.attributes ?? {};
  return {
    objective: flag(of['rollupobjectivesatisfied'], true),
    progress: flag(of['rollupprogresscompletion'], true),
    weight: numberOf(of['objectivemeasureweight']) ?? 1,
    rules: childrenOf(rules, 'rolluprule').map(rollupRuleOf),
  };
}

function rollupRuleOf(rule: Element): RollupRule {
  const of = rule.attributes;
  return {
    ...conditionsOf(child(rule, 'rollupconditions'), { name: 'rollupcondition', combine: 'any' }),
    action: child(rule, 'rollupaction')?.attributes['action'] ?? '',
    children: of['childactivityset'] ?? 'all',
    count: wholeOf(of['minimumcount']) ?? 0,
    percent: numberOf(of['minimumpercent']) ?? 0,
  };
}

/** The objectives, with the maps that the 4th edition adds in a list of its own. */
function objectivesOf(lists: Element[]): Objective[] {
  const primary = lists.flatMap((list) => childrenOf(list, 'primaryobjective'))[0];
  const all = [
    primary ? objectiveOf(primary, { isPrimary: true, maps: mapsOf(primary, false) }) : { ...defaultPrimary },
  ];
  for (const list of lists) {
    for (const element of childrenOf(list, 'objective')) {
      const { objectiveid = '' } = element.attributes;
      const maps = mapsOf(element, isSecondList(list));
      const same = all.find(({ id }) => id === objectiveid);
      if (same) same.maps = merged([...same.maps, ...maps]);
      else if (objectiveid) all.push(objectiveOf(element, { isPrimary: false, maps }));
    }
  }
  return all;
}

const defaultPrimary: Objective = { id: '', isPrimary: true, passingMeasure: null, maps: [] };

function objectiveOf(element: Element, { isPrimary, maps }: Pick<Objective, 'isPrimary' | 'maps'>): Objective {
  const { objectiveid = '', satisfiedbymeasure } = element.attributes;
  const least = numberOf(child(element, 'minnormalizedmeasure')?.text) ?? 1;
  return { id: objectiveid, isPrimary, passingMeasure: flag(satisfiedbymeasure, false) ? least : null, maps };
}

const fields: [ObjectiveField, name: string, isReadByDefault: boolean][] = [
  ['satisfied', 'satisfiedstatus', true],
  ['measure', 'normalizedmeasure', true],
  ['raw', 'rawscore', true],
  ['min', 'minscore', true],
  ['max', 'maxscore', true],
  ['completed', 'completionstatus', true],
  ['progress', 'progressmeasure', true],
];
const basic = new Set<ObjectiveField>(['satisfied', 'measure']);

/** The two lists of maps have different fields; a map speaks for those of its own list. Some tools mix the lists. */
function mapsOf(element: Element, isSecond: boolean): GlobalMap[] {
  return childrenOf(element, 'mapinfo').flatMap(({ attributes }) => {
    const target = attributes['targetobjectiveid'];
    if (!target) return [];
    const has = (names: RegExp) => Object.keys(attributes).some((name) => names.test(name));
    const isExtended =
      has(/(score|completionstatus|progressmeasure)$/) || (isSecond && !has(/(satisfiedstatus|normalizedmeasure)$/));
    const own = fields.filter(([field]) => basic.has(field) !== isExtended);
    const reads = own.filter(([, name, byDefault]) => flag(attributes[`read${name}`], byDefault));
    const writes = own.filter(([, name]) => flag(attributes[`write${name}`], false));
    return [{ target, reads: reads.map(([field]) => field), writes: writes.map(([field]) => field) }];
  });
}

function merged(maps: GlobalMap[]): GlobalMap[] {
  const byTarget = Map.groupBy(maps, ({ target }) => target);
  return [...byTarget].map(([target, same]) => ({
    target,
    reads: [...new Set(same.flatMap(({ reads }) => reads))],
    writes: [...new Set(same.flatMap(({ writes }) => writes))],
  }));
}

function randomOf(of: Attributes): Pick<Sequencing, 'select' | 'shuffle'> {
  return {
    select: { timing: timingOf(of['selectiontiming']), count: wholeOf(of['selectcount']) },
    shuffle: { timing: timingOf(of['randomizationtiming']), children: flag(of['reorderchildren'], false) },
  };
}

function deliveryOf(of: Attributes): Sequencing['delivery'] {
  return {
    tracked: flag(of['tracked'], true),
    completionByContent: flag(of['completionsetbycontent'], false),
    objectiveByContent: flag(of['objectivesetbycontent'], false),
  };
}

function constrainOf(of: Attributes): Sequencing['constrain'] {
  return {
    preventActivation: flag(of['preventactivation'], false),
    constrainChoice: flag(of['constrainchoice'], false),
  };
}

/** A number in the 2nd and 3rd edition; attributes in the 4th [CAM 3.4.1.15]. */
function completionOf(threshold: Element | undefined): Sequencing['completion'] {
  const of = threshold?.attributes ?? {};
  const weight = numberOf(of['progressweight']) ?? 1;
  const answer = numberOf(threshold?.text);
  if (answer !== null) return { least: answer, weight };
  return { least: flag(of['completedbymeasure'], false) ? (numberOf(of['minprogressmeasure']) ?? 1) : null, weight };
}

function flag(text: string | undefined, otherwise: boolean): boolean {
  const answer = text?.trim().toLowerCase();
  if (answer === 'true' || answer === '1') return true;
  return answer === 'false' || answer === '0' ? false : otherwise;
}

function numberOf(text: string | undefined): number | null {
  const number = Number(text?.trim() || Number.NaN);
  return Number.isFinite(number) ? number : null;
}

function wholeOf(text: string | undefined): number | null {
  const number = numberOf(text);
  return number !== null && Number.isInteger(number) && number >= 0 ? number : null;
}

const needs = new Set<string>(['always', 'ifAttempted', 'ifNotSkipped', 'ifNotSuspended'] satisfies Need[]);

function needOf(text: string | undefined): Need {
  return isNeed(text) ? text : 'always';
}

function isNeed(text: string | undefined): text is Need {
  return text !== undefined && needs.has(text);
}

function timingOf(text: string | undefined): Timing {
  return text === 'once' || text === 'onEachNewAttempt' ? text : 'never';
}
