import { useQuery } from '@tanstack/react-query';
import { useFormatter } from 'use-intl/react';
import type { NotificationConfiguration } from '#contract/people/messages/calls.ts';
import { messageChannels, messageTopics, type MessageChannel } from '#contract/people/messages/values.ts';
import { useSession, type SessionUser } from '#web/shared/session/session-store.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Hidden, LiveRegion } from '#web/shared/ui/hidden.tsx';
import { Caption, Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { Table, type Column } from '#web/shared/ui/table.tsx';
import styles from './settings-page.module.css';
import { settingsQuery } from './settings-query.ts';
import { useSettings } from './use-settings.ts';

/** [specification 3, Notification configuration] */
export function SettingsPage() {
  const t = useTexts('messages');
  const session = useSession();

  return (
    <Stack>
      <h1>{t('settings_title')}</h1>
      <p>{t('settings_lead')}</p>
      {session.status === 'user' && <OwnSettings user={session.user} />}
    </Stack>
  );
}

function OwnSettings({ user }: { user: SessionUser }) {
  const t = useTexts('messages');
  const stored = useQuery({ ...settingsQuery(user), staleTime: 0 });
  const { data, error } = stored;
  const settings = useSettings(user);
  const columns = useColumns(settings);

  if (error && !data) {
    return <NotLoaded query={stored} title={t('settings_failed')} text={t('failed_text')} />;
  }
  if (!data) return <SkeletonRows rows={10} label={t('settings_loading')} />;
  return (
    <div className={styles.root}>
      <LiveRegion>{settings.saved}</LiveRegion>
      {messageTopics.map((topic) => {
        const kinds = data.results.filter((one) => one.topic === topic);
        return kinds.length > 0 && <Topic key={topic} name={t(`topic_${topic}`)} kinds={kinds} columns={columns} />;
      })}
    </div>
  );
}

type TopicProps = {
  name: string;
  kinds: readonly NotificationConfiguration[];
  columns: readonly Column<NotificationConfiguration>[];
};

/** A line per group says what leaves no choice; the table has the rest. */
function Topic({ name, kinds, columns }: TopicProps) {
  const t = useTexts('messages');
  const format = useFormatter();
  const fixed = kinds.filter(isFixed);
  const open = kinds.filter((kind) => !isFixed(kind));

  return (
    <div>
      {open.length > 0 && <Table caption={name} columns={columns} rows={open} rowKey={({ kind }) => kind} keepsRows />}
      {open.length === 0 && <h2>{name}</h2>}
      {open.some(({ email_fixed: isRecord }) => isRecord) && <Caption>{t('settings_record')}</Caption>}
      {fixed.length > 0 && (
        <p className={styles.fixed}>
          {t('settings_fixed', { count: fixed.length, names: format.list(fixed.map((kind) => kind.name)) })}
        </p>
      )}
    </div>
  );
}

function isFixed(kind: NotificationConfiguration): boolean {
  return messageChannels.every((channel) => kind[`${channel}_fixed`]);
}

function useColumns({ choose, isOn, isBusy }: ReturnType<typeof useSettings>): Column<NotificationConfiguration>[] {
  const t = useTexts('messages');
  const box = (channel: MessageChannel): Column<NotificationConfiguration> => ({
    head: t(`settings_${channel}`),
    cell: (of) =>
      of[`${channel}_fixed`] ? (
        t('settings_always')
      ) : (
        <CheckboxField
          label={<Hidden>{t('settings_box', { name: of.name, channel: t(`settings_${channel}`) })}</Hidden>}
          checked={isOn(of, channel)}
          aria-busy={isBusy(of) || undefined}
          onChange={({ target }) => void choose({ kind: of.kind, channel }, target.checked)}
        />
      ),
  });

  return [{ head: t('settings_kind'), headsRow: true, cell: ({ name }) => name }, ...messageChannels.map(box)];
}
