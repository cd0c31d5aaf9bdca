import { Scorm12API } from 'scorm-again';
import type { StartedSession } from '../../start-session.ts';
import { isKeepable, snapshotOf, type WrittenCmi } from './reported-cmi.ts';
import { serviceOf, settingsOf, soonCommit, wrongType, type Hooks, type RunTime } from './run-time.ts';

/** SCORM 1.2, with the stored state before the activity starts. */
export function runTime12({ cmi }: Extract<StartedSession, { version: '1.2' }>, hooks: Hooks): RunTime {
  const api = new Scorm12API({ ...settingsOf(hooks), mastery_override: true }, serviceOf(hooks));
  api.loadFromJSON(cmi, 'cmi');
  checkValues(api, hooks);
  return {
    name: 'API',
    api,
    isInitialized: () => api.isInitialized(),
    isTerminated: () => api.isTerminated(),
    read: () => snapshotOf(writtenCmi(api)),
    result: () => resultOf(api),
    isComplete: () => ['completed', 'passed'].includes(writtenCmi(api).core.lesson_status ?? ''),
    navigation: () => undefined,
  };
}

/** scorm-again accepts values that make the server refuse the whole commit. */
function checkValues(api: Scorm12API, hooks: Hooks): void {
  const setValue = api.LMSSetValue.bind(api);
  const commitSoon = soonCommit(hooks, () => api.isInitialized());
  api.LMSSetValue = (element, value) => {
    if (element === 'cmi.suspend_data') commitSoon(value);
    if (isKeepable(element, value)) return setValue(element, value);
    api.throwSCORMError(element, wrongType['1.2']);
    return 'false';
  };
}

function writtenCmi(api: Scorm12API): WrittenCmi {
  const { cmi }: { cmi: WrittenCmi } = JSON.parse(api.renderCMIToJSONString());
  return cmi;
}

function resultOf(api: Scorm12API) {
  const { core } = writtenCmi(api);
  return { lesson_status: core.lesson_status ?? ('not attempted' as const), score: core.score?.raw ?? '' };
}
