import { useState } from 'react';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { isRefused } from '#web/shared/api/is-refused.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { oneByOne } from './model/one-by-one.ts';
import type { Listed, ListedRow, Verb } from './noun.ts';
import { useRefresh } from './use-records.ts';

type Parts<Row> = {
  nameOf: (row: Row) => string;
  onDone?: (rows: readonly Row[]) => void;
  onUndone?: (rows: readonly Row[]) => unknown;
};

/** Carries out a verb for one record or many, at once; its notice has the way back, by the opposite call. */
export function useBulkChange<Row extends ListedRow>(
  noun: Pick<Listed, 'source'>,
  { nameOf, onDone, onUndone }: Parts<Row>,
) {
  const t = useTexts('desk');
  const errors = useTexts('errors');
  const refresh = useRefresh(noun);
  const [isBusy, setIsBusy] = useState(false);

  async function carryOut(rows: readonly Row[], send: (row: Row) => Promise<unknown>): Promise<Row[]> {
    setIsBusy(true);
    const { done, refused } = await oneByOne(rows, { send, isRefusal: isRefused });
    await refresh();
    setIsBusy(false);
    if (refused.length > 0) {
      const sentenceFor = (error: unknown) => sentencesOf(error)[0]?.message ?? errors('connection_failure');
      const messages = refused.map(({ item, error }) => `${nameOf(item)}: ${sentenceFor(error)}`);
      notify({ kind: 'error', messages });
    }
    return done;
  }

  async function undo(verb: Verb<Row>, rows: readonly Row[]): Promise<void> {
    const undone = await carryOut(rows, verb.undo);
    onUndone?.(undone);
    if (undone.length > 0) notify({ kind: 'info', messages: t('undone') });
  }

  async function run(verb: Verb<Row>, rows: readonly Row[]): Promise<void> {
    const able = rows.filter(verb.can);
    if (isBusy || able.length === 0) return;
    const done = await carryOut(able, verb.send);
    if (done.length === 0) return;
    onDone?.(done);
    const action = { label: t('undo'), onPress: () => void undo(verb, done) };
    notify({ kind: 'success', messages: verb.done(done.length), action });
  }

  return { isBusy, run };
}
