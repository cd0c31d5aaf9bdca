import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Prose } from '#web/shared/ui/layout.tsx';
import { openOrdersQuery, runningEnrollmentsQuery } from './privacy-queries.ts';

type CloseDialogProps = { open: boolean; days: number; onKeepAccount: () => void; onClose: () => void };

/** What closing the account means, and what one would leave unfinished, before it is done. */
export function CloseDialog({ open, days, onKeepAccount, onClose }: CloseDialogProps) {
  const t = useTexts('privacy');
  const shell = useTexts('shell');

  return (
    <Dialog
      open={open}
      onClose={onKeepAccount}
      title={t('close_title')}
      closeLabel={shell('close')}
      actions={
        <>
          <Button variant="secondary" onPress={onKeepAccount}>
            {t('keep')}
          </Button>
          <Button variant="danger" onPress={onClose}>
            {t('close_now')}
          </Button>
        </>
      }
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
    </Dialog>
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
          <li key={number}>{t('unfinished_order', { number })}</li>
        ))}
        {running.map(({ id, course, class: { code } }) => (
          <li key={id}>{t('unfinished_class', { title: course.title, code })}</li>
        ))}
      </ul>
    </Alert>
  );
}

function useUnfinished() {
  const session = useSession();
  const user = session.status === 'user' ? session.user : null;
  const orders = useQuery({ ...openOrdersQuery(user?.id ?? 0), enabled: user !== null });
  const enrollments = useQuery({ ...runningEnrollmentsQuery(user?.person.id ?? 0), enabled: user !== null });
  return {
    numbers: orders.data?.results.map(({ number }) => number) ?? [],
    running: enrollments.data?.results.filter(({ concluded_at }) => !concluded_at) ?? [],
  };
}
