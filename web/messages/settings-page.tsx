import { useQuery } from '@tanstack/react-query';
import type { NotificationConfiguration } from '#contract/messages/calls.ts';
import { messageChannels, messageTopics, type MessageChannel } from '#contract/messages/values.ts';
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
        const rows = data.results.filter((one) => one.topic === topic);
        return (
          rows.length > 0 && (
            <Table
              key={topic}
              caption={t(`topic_${topic}`)}
              columns={columns}
              rows={rows}
              rowKey={({ kind }) => kind}
            />
          )
        );
      })}
    </div>
  );
}

function useColumns({ choose, isOn, isBusy }: ReturnType<typeof useSettings>): Column<NotificationConfiguration>[] {
  const t = useTexts('messages');
  const box = (channel: MessageChannel): Column<NotificationConfiguration> => ({
    head: t(`settings_${channel}`),
    cell: (of) => (
      <CheckboxField
        label={<Hidden>{t('settings_box', { name: of.name, channel: t(`settings_${channel}`) })}</Hidden>}
        checked={isOn(of, channel)}
        disabled={of[`${channel}_fixed`]}
        aria-busy={isBusy(of) || undefined}
        onChange={({ target }) => void choose({ kind: of.kind, channel }, target.checked)}
      />
    ),
  });

  return [
    { head: t('settings_kind'), headsRow: true, cell: (of) => <KindName of={of} /> },
    ...messageChannels.map(box),
  ];
}

function KindName({ of: { name, fixed_because } }: { of: NotificationConfiguration }) {
  return (
    <>
      {name}
      {fixed_because && (
        <>
          <br />
          <Caption>{fixed_because}</Caption>
        </>
      )}
    </>
  );
}
