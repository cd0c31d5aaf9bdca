import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SetUp } from '#contract/areas/opening/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { Step } from './step.tsx';
import styles from './opening.module.css';

type OpenSiteProps = { number: number; facts: SetUp; isReady: boolean };

/** The last step: the day that visitors read until then, and opening. Both are settings. */
export function OpenSite({ number, facts, isReady }: OpenSiteProps) {
  const t = useTexts('desk_opening');
  const client = useQueryClient();
  const sending = useSending();
  const [day, setDay] = useState(facts.opens_on);

  async function write(key: 'isSiteOpen' | 'siteOpensOn', value: string): Promise<boolean> {
    const isDone = await sending.send(() => api().settings.updateApplicationSettings({ data: [{ key, value }] }));
    await client.invalidateQueries();
    return isDone;
  }

  async function open(): Promise<void> {
    if (!(await write('isSiteOpen', 'true'))) return;
    const action = { label: t('close_again'), onPress: () => void write('isSiteOpen', 'false') };
    notify({ kind: 'success', messages: t('opened'), action });
  }

  async function saveDay(): Promise<void> {
    if (await write('siteOpensOn', day)) notify({ kind: 'success', messages: t('day_saved') });
  }

  return (
    <Step
      number={number}
      state={isReady ? 'current' : 'later'}
      title={t('open_title')}
      note={isReady ? t('open_ready') : t('open_early')}
    >
      <form
        noValidate
        className={styles.open}
        onSubmit={(event) => {
          event.preventDefault();
          void saveDay();
        }}
      >
        <TextField
          type="date"
          label={t('opens_on')}
          help={t('opens_on_help')}
          error={sending.errors.map(({ message }) => message)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" variant="secondary" busy={sending.busy} disabled={day === facts.opens_on}>
          {t('save_day')}
        </Button>
        <Button variant={isReady ? 'primary' : 'secondary'} busy={sending.busy} onPress={() => void open()}>
          {t('open')}
        </Button>
      </form>
    </Step>
  );
}
