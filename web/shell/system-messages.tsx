import { useQueryClient, type QueryCache } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useAppStart } from '#web/shared/visitor/app-settings.ts';
import { isConnectionLost, onConnectionChange } from '#web/shared/api/connection.ts';
import { showGlobalMessage, useGlobalMessage } from '#web/shared/page/global-dialog.ts';
import { ageOf } from '#web/shared/on-device/ages.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import styles from './system-messages.module.css';

export function SystemMessages() {
  const errors = useTexts('errors');
  const settingsFailed = useAppStart((start) => start.settingsFailed);

  // Not a dependency of the effect: a change of language must not repeat the message.
  const reportFailure = useEffectEvent(() =>
    notify({ kind: 'error', messages: errors('failed_to_fetch_app_settings') }),
  );
  useEffect(() => {
    if (settingsFailed) reportFailure();
  }, [settingsFailed]);

  return (
    <>
      <ConnectionBanner />
      <GlobalDialog />
    </>
  );
}

/** Mounted empty, so that screen readers announce its content. */
function ConnectionBanner() {
  const t = useTexts('shell');
  const isLost = useSyncExternalStore(onConnectionChange, isConnectionLost, () => false);

  return (
    <div role="status" className={styles.connection}>
      {isLost && (
        <p>
          <Icon of={WifiOff} />
          {t('no_connection')} <AsItWas />
        </p>
      )}
    </div>
  );
}

/** When what the device shows was loaded: the oldest of it. */
function AsItWas() {
  const t = useTexts('shell');
  const { day, time } = useDates();
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const at = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => oldestOf(cache),
    () => null,
  );

  if (at === null) return null;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const moment = new Date(at).toISOString();
  return t('as_it_was', { day: day(moment, zone), time: time(moment, zone) });
}

function oldestOf(cache: QueryCache): number | null {
  const shown = cache.getAll().filter((query) => query.getObserversCount() > 0);
  const ages = shown.flatMap(({ state }) => ageOf(state.data) ?? []);
  return ages.length > 0 ? Math.min(...ages) : null;
}

function GlobalDialog() {
  const t = useTexts('shell');
  const errors = useTexts('errors');
  const message = useGlobalMessage();

  if (!message) return null;
  return (
    <Dialog open onClose={() => showGlobalMessage(null)} title={t('notice')} atTop>
      {errors(message)}
    </Dialog>
  );
}
