import { useQuery } from '@tanstack/react-query';
import { useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Prose } from '#web/shared/ui/layout.tsx';
import { OrderNumbers } from '#web/shared/ui/order-numbers.tsx';
import { openOrdersQuery, runningEnrollmentsQuery } from './privacy-queries.ts';

type CloseDialogProps = { open: boolean; days: number; onCancel: () => void; onClose: () => void };

export function CloseDialog({ open, days, onCancel, onClose }: CloseDialogProps) {
  const t = useTexts('privacy');

  return (
    <ConfirmDialog
      open={open}
      title={t('close_title')}
      cancelLabel={t('keep')}
      confirmLabel={t('close_now')}
      onCancel={onCancel}
      onConfirm={onClose}
    >
      <Unfinished />
      <Prose>
        <ul>
          <li>{t('consequence_grace', { days })}</li>
          <li>{t('consequence_erased')}</li>
          <li>{t('consequence_courses')}</li>
          <li>{t('consequence_kept')}</li>
          <li>{t('consequence_copy')}</li>
        </ul>
      </Prose>
    </ConfirmDialog>
  );
}

function Unfinished() {
  const t = useTexts('privacy');
  const { numbers, running } = useUnfinished();
  if (numbers.length === 0 && running.length === 0) return null;

  return (
    <Alert tone="warning" title={t('unfinished')}>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <OrderNumbers in={t('unfinished_order', { number })} />
          </li>
        ))}
        {running.map(({ id, course, class: { code } }) => (
          <li key={id}>{t('unfinished_class', { title: course.title, code })}</li>
        ))}
      </ul>
    </Alert>
  );
}

function useUnfinished() {
  const user = useUser();
  const orders = useQuery({ ...openOrdersQuery(user?.id ?? 0), enabled: user !== null });
  const enrollments = useQuery({ ...runningEnrollmentsQuery(user?.person.id ?? 0), enabled: user !== null });
  return {
    numbers: orders.data?.results.map(({ number }) => number) ?? [],
    running: enrollments.data?.results.filter(({ concluded_at }) => !concluded_at) ?? [],
  };
}
