import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { outboxOf } from './outbox.ts';

/** Mounted empty, so that screen readers announce its content. */
export function UnsentNote({ userId }: { userId: number }) {
  const t = useTexts('learn');
  const outbox = outboxOf(useQueryClient(), userId);
  const isWaiting = useSyncExternalStore(outbox.subscribe, outbox.isWaiting, () => false);
  useEffect(() => void outbox.flush(), [outbox]);

  return <div role="status">{isWaiting && <Alert tone="info">{t('unsent')}</Alert>}</div>;
}
