import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { outboxOf } from './outbox.ts';

const none: Readonly<Record<number, number>> = {};

/** Why a content that was opened is not done yet. Mounted empty, so that screen readers announce its content. */
export function CountdownNote({ userId, contentId }: { userId: number; contentId: number }) {
  const t = useTexts('learn');
  const { seconds } = outboxOf(useQueryClient(), userId).countdowns;
  const missing = useSyncExternalStore(seconds.subscribe, seconds.get, () => none)[contentId];

  return <div role="status">{missing !== undefined && <Alert>{t('done_soon', { seconds: missing })}</Alert>}</div>;
}
