import { Scorm2004API } from 'scorm-again';
import type { ScormNavigation } from '#contract/learning/learning/scorm-2004-cmi.ts';
import type { StartedSession } from '../../start-session.ts';
import { lessonStatusOf, percentOf2004, reportedOf, statusesOf, type Cmi2004 } from '../../model/sco-2004.ts';
import { openCourse, currentOf, type Course } from '../../model/sequencing/course.ts';
import { isValid } from '../../model/sequencing/menu.ts';
import { report } from '../../model/sequencing/navigate.ts';
import { isKeepable2004, snapshotOf2004, type WrittenCmi2004 } from './reported-cmi-2004.ts';
import { shareData } from './shared-data.ts';
import { serviceOf, settingsOf, soonCommit, wrongType, type Hooks, type RunTime } from './run-time.ts';

type Session = Extract<StartedSession, { version: '2004' }>;
type Api = Scorm2004API & { adl: { nav: { request: string } } };
type Playing = {
  api: Api;
  session: Session;
  /** scorm-again knows fewer characters in the names of activities than manifests use. */
  navigation: string;
  shared: ReturnType<typeof shareData>;
};

const mayBeLarge = /^(cmi\.suspend_data|adl\.data\.\d+\.store)$/;

/** SCORM 2004: the data model of scorm-again, and the navigation of our own sequencing. */
export function runTime2004(session: Session, hooks: Hooks): RunTime {
  const api: Api = new Scorm2004API(settingsOf(hooks), serviceOf(hooks));
  api.loadFromJSON({ cmi: session.cmi });
  const shared = shareData(api, session.shared);
  const playing: Playing = { api, session, navigation: '', shared };
  checkValues(playing, hooks);
  answerNavigation(playing);
  return {
    name: 'API_1484_11',
    api,
    isInitialized: () => api.isInitialized(),
    isTerminated: () => api.isTerminated(),
    read: () => snapshotOf2004(writtenCmi(api), shared.read()),
    result: () => resultOf(api),
    isComplete: () => statusesOf(cmiOf(api), thresholdsOf(api)).completion === 'completed',
    navigation: () => requestIn(playing.navigation || api.adl.nav.request),
  };
}

function checkValues(playing: Playing, hooks: Hooks): void {
  const { api } = playing;
  const setValue = api.SetValue.bind(api);
  const commitSoon = soonCommit(hooks, () => api.isInitialized());
  api.SetValue = (element, value) => {
    if (!isKeepable2004(element, value)) {
      api.throwSCORMError(element, wrongType['2004']);
      return 'false';
    }
    if (element === 'adl.nav.request' && isTargeted(playing, String(value))) {
      playing.navigation = String(value);
      api.lastErrorCode = '0';
      return 'true';
    }
    const complaint = api.isInitialized() ? playing.shared.complaint(element, String(value)) : null;
    if (complaint !== null) {
      api.throwSCORMError(element, complaint);
      return 'false';
    }
    const answer = setValue(element, value);
    if (answer === 'false') dropUnnamed(api);
    if (element === 'adl.nav.request' && answer === 'true') playing.navigation = '';
    if (mayBeLarge.test(element)) commitSoon(value);
    return answer;
  };
}

/** scorm-again counts an entry whose name it has refused. */
function dropUnnamed({ cmi }: Api): void {
  for (const list of [cmi.objectives, cmi.interactions]) {
    const last = list.childArray.at(-1);
    if (last && 'id' in last && last.id === '') list.childArray.pop();
  }
}

const targeted = /^\{target=([^{}]{1,250})\}(choice|jump)$/;

function isTargeted({ api, session }: Playing, request: string): boolean {
  const [, target] = targeted.exec(request) ?? [];
  return api.isInitialized() && target !== undefined && courseOf(session).nodes.has(target);
}

function requestIn(request: string): ScormNavigation | undefined {
  const [, target, kind] = targeted.exec(request) ?? [];
  if (target !== undefined) return { request: kind === 'jump' ? 'jump' : 'choice', target };
  return existing.find((each) => each.request === request);
}

const existing: ScormNavigation[] = (
  ['continue', 'previous', 'exit', 'exitAll', 'abandon', 'abandonAll', 'suspendAll'] as const
).map((request) => ({ request }));

const valid = /^adl\.nav\.request_valid\.(?:(continue|previous)|(choice|jump)\.\{target=([^{}]+)\})$/;

/** With what the SCO has written so far [RTE 4.4.4]. */
function answerNavigation({ api, session }: Playing): void {
  const getValue = api.GetValue.bind(api);
  api.GetValue = (element) => {
    const requested = wantedIn(element);
    // scorm-again leaves the error of an earlier call when it derives a status.
    if (api.isInitialized() && derived.has(element)) api.lastErrorCode = '0';
    if (!requested || !api.isInitialized()) return getValue(element);
    const course = courseOf(session);
    api.lastErrorCode = '0';
    if (requested.target !== null && !course.nodes.has(requested.target)) return 'unknown';
    const current = currentOf(course);
    if (current) report(course, current, reportedOf(cmiOf(api), thresholdsOf(api)));
    return String(isValid(course, requested));
  };
}

function wantedIn(element: string) {
  const [, plain, kind, target = null] = valid.exec(element) ?? [];
  const request = requestNamed(plain ?? kind);
  return request && { request, target };
}

const derived = new Set(['cmi.completion_status', 'cmi.success_status']);

function requestNamed(name: string | undefined) {
  return (['continue', 'previous', 'choice', 'jump'] as const).find((each) => each === name);
}

function courseOf({ course: { activities, sequencing } }: Session): Course {
  return openCourse(activities, sequencing, () => 0);
}

function writtenCmi(api: Api): WrittenCmi2004 {
  const { cmi }: { cmi: WrittenCmi2004 } = JSON.parse(api.renderCMIToJSONString());
  return cmi;
}

function cmiOf(api: Api): Cmi2004 {
  const { objectives, interactions: _, comments_from_learner: __, ...cmi } = writtenCmi(api);
  return { ...cmi, objectives: Object.values(objectives), interactions: {}, total_seconds: 0, session_seconds: 0 };
}

function thresholdsOf({ cmi }: Api) {
  return { passing: numberOf(cmi.scaled_passing_score), completion: numberOf(cmi.completion_threshold) };
}

function numberOf(text: string): number | null {
  return text === '' ? null : Number(text);
}

function resultOf(api: Api) {
  const cmi = cmiOf(api);
  const percent = percentOf2004(cmi.score);
  return {
    lesson_status: lessonStatusOf(statusesOf(cmi, thresholdsOf(api))),
    score: percent === null ? '' : String(Math.round(percent * 100) / 100),
  };
}
