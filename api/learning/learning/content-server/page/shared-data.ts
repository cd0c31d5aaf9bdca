import type { Scorm2004API } from 'scorm-again';
import { scorm2004Limits as limits } from '#contract/learning/learning/values.ts';
import type { Scorm2004Store } from '#contract/learning/learning/scorm-2004-cmi.ts';
import type { SharedStore } from '../../model/shared-data.ts';
import { jsonBytesOf } from './snapshot.ts';

/** General errors of SetValue and GetValue [RTE 3.1.7.5, 3.1.7.6]. */
const [notSet, notGot] = [351, 301];
const element = /^adl\.data\.(\d+)\.(id|store)$/;

/** The stores that the manifest maps for the activity, as `adl.data` [RTE 4.3.1]. */
export function shareData(api: Scorm2004API, stores: SharedStore[]) {
  const stored = stores.flatMap(({ target, store }) => (store === null ? [] : [[target, store] as const]));
  api.adl.restoreSharedDataSnapshot(Object.fromEntries(stored));
  api.adl.configureSharedDataMaps(
    stores.map(({ target, reads, writes }) => ({ targetID: target, readSharedData: reads, writeSharedData: writes })),
  );
  refuseUnmapped(api, stores.length);
  const before = new Map(stored);
  const read = () => new Map(Object.entries(api.adl.captureWritableSharedDataSnapshot()));

  return {
    /** By target. */
    read,
    /** The error of a value that is not stored; scorm-again adds an index that the manifest does not map. */
    complaint: (name: string, value: string): number | null => {
      if (name === 'cmi.suspend_data') return fits(value) ? null : notSet;
      const [, index] = element.exec(name) ?? [];
      if (index === undefined) return null;
      const own = stores[Number(index)];
      return own && fits(api.cmi.suspend_data, { target: own.target, store: value }) ? null : notSet;
    },
  };

  /** What changed has to fit in one commit. */
  function fits(suspendData: string, own?: Scorm2004Store): boolean {
    const changed = [...read()].filter(([target, store]) => target !== own?.target && before.get(target) !== store);
    const texts = [suspendData, own?.store ?? '', ...changed.map(([, store]) => store)];
    return texts.reduce((sum, text) => sum + jsonBytesOf(text), 0) <= limits.sharedBytes;
  }
}

/** scorm-again answers as for a store without a value. */
function refuseUnmapped(api: Scorm2004API, count: number): void {
  const getValue = api.GetValue.bind(api);
  api.GetValue = (name) => {
    const [, index] = element.exec(name) ?? [];
    if (!api.isInitialized() || index === undefined || Number(index) < count) return getValue(name);
    api.throwSCORMError(name, notGot);
    return '';
  };
}
