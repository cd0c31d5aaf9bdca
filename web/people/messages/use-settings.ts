import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NotificationConfiguration } from '#contract/people/messages/calls.ts';
import { messageChannels, type MessageChannel } from '#contract/people/messages/values.ts';
import { api } from '#web/shared/api/api.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { settingsQuery } from './settings-query.ts';

type Choice = { kind: NotificationConfiguration['kind']; channel: MessageChannel };

const keyOf = ({ kind, channel }: Choice) => `${kind} ${channel}`;

export function useSettings(user: SessionUser) {
  const t = useTexts('messages');
  const client = useQueryClient();
  const [pending, setPending] = useState<Readonly<Record<string, boolean>>>({});
  const [saved, setSaved] = useState('');

  function clearPending(choice: Choice): void {
    setPending((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key !== keyOf(choice))));
  }

  async function choose(choice: Choice, isOn: boolean): Promise<void> {
    const { kind, channel } = choice;
    const { queryKey } = settingsQuery(user);
    setPending((before) => ({ ...before, [keyOf(choice)]: isOn }));
    setSaved('');
    try {
      const { data } = await api().messages.updateNotificationConfigurations({ data: [{ kind, [channel]: isOn }] });
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before: Answer | undefined) => before && withChanges(before, data));
      setSaved(t('settings_saved', { name: data[0]?.name ?? '' }));
    } catch (error) {
      const messages = sentencesOf(error).map(({ message }) => message);
      const own = t('settings_not_saved');
      notify({ kind: 'error', messages: messages.length > 0 ? messages : own });
    }
    clearPending(choice);
  }

  return {
    choose,
    saved,
    isOn: (of: NotificationConfiguration, channel: MessageChannel) =>
      pending[keyOf({ kind: of.kind, channel })] ?? of[channel],
    isBusy: (of: NotificationConfiguration) =>
      messageChannels.some((channel) => keyOf({ kind: of.kind, channel }) in pending),
  };
}

type Answer = { results: NotificationConfiguration[]; total: number };

function withChanges<A extends Answer>(answer: A, changed: readonly NotificationConfiguration[]): A {
  const results = answer.results.map((one) => changed.find(({ kind }) => kind === one.kind) ?? one);
  return { ...answer, results };
}
