import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf } from '#web/shared/api/api-error.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { TurnedBack, useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { clashesIn, mergeTheirs } from '../frame/form/merge-theirs.ts';
import { useTypedRow, type Conflict, type RecordFormState } from '../frame/form/use-record-form.ts';
import { settingField, settingsRow, textOfValue, type SettingFacts } from './model/setting-fields.ts';

export function settingsQuery() {
  return queries().settings.retrieveApplicationSettingSources.queryOptions({ input: {} });
}

/** What settings decide is shown by many slices. */
export function useRefreshAll() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

/** The form of all settings: those that changed are saved together, each with the version that it began from. */
export function useSettingsForm(settings: readonly SettingFacts[]): RecordFormState {
  const t = useTexts('desk');
  const client = useQueryClient();
  const refresh = useRefreshAll();
  const sending = useSending();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const fields = settings.map((setting) => settingField(setting));
  const draft = useTypedRow({ noun: { name: 'settings', blank: {} }, fields, row: settingsRow(settings) });

  async function save(): Promise<void> {
    const names = draft.changed.map(({ name }) => name);
    if (names.length === 0) return;
    const isSaved = await sending.send(() => write(names));
    if (!isSaved) return;
    await refresh();
    discard();
    notify({ kind: 'success', messages: t('saved') });
  }

  async function write(names: readonly string[]): Promise<void> {
    try {
      const changes = settings.filter(({ key }) => names.includes(key));
      await api().settings.updateApplicationSettings({ data: changesOf(changes, draft) });
    } catch (error) {
      if (codeOf(error) !== 'changed_meanwhile') throw error;
      await compareWithTheirs();
      throw new TurnedBack();
    }
  }

  async function compareWithTheirs(): Promise<void> {
    const { results } = await client.fetchQuery({ ...settingsQuery(), staleTime: 0 });
    const changes = draft.rebase(settingsRow(results));
    const author = results.find(({ key }) => changes.some(({ field }) => field.name === key))?.updated_by;
    setConflict({ by: author?.name ?? null, changes, clashes: clashesIn(changes) });
  }

  function discard(): void {
    draft.clear();
    setConflict(null);
  }

  function takeTheirs(): void {
    draft.write(mergeTheirs(conflict?.changes ?? [], draft.typed, 'theirs'));
    setConflict(null);
  }

  return { ...draft, sending, conflict, save, discard, takeTheirs, keepMine: () => setConflict(null) };
}

/** The new values, each with the version that it began from. */
function changesOf(
  settings: readonly SettingFacts[],
  { base, values }: Pick<ReturnType<typeof useTypedRow>, 'base' | 'values'>,
) {
  const versions: Record<string, number> = Object(base['versions']);
  const typed = values();
  return settings.map((setting) => ({
    key: setting.key,
    value: textOfValue(setting, typed[setting.key]),
    version: versions[setting.key],
  }));
}
