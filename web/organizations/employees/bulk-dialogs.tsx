import type { Affiliation } from '#contract/organizations/affiliation.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import type { AffiliationMove } from '../model/moves.ts';
import { DepartmentField } from '../people/work-fields.tsx';
import type { BulkState } from './use-bulk.ts';

type BulkDialogsProps = {
  own: Affiliation;
  requested: AffiliationMove | null;
  count: number;
  state: BulkState | null;
  onStart: (move: AffiliationMove, department?: string) => void;
  onClose: () => void;
};

/** Asks before a move, shows how far it is, and reports what failed. */
export function BulkDialogs({ own, requested, count, state, onStart, onClose }: BulkDialogsProps) {
  const t = useTexts('employees');
  const words = useTexts('organizations');

  if (state?.is === 'running') return <Progress {...state} />;
  if (state) return <Report state={state} onClose={onClose} />;
  if (requested === 'end') {
    return (
      <ConfirmDialog
        open
        title={t('end_title', { count })}
        cancelLabel={words('keep')}
        confirmLabel={t('bulk_end')}
        onCancel={onClose}
        onConfirm={() => onStart('end')}
      >
        <p>{t('end_text')}</p>
      </ConfirmDialog>
    );
  }
  if (requested === 'change') return <ChangeDepartment own={own} count={count} onStart={onStart} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t('resend_title')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => onStart('resend')}>{t('bulk_resend')}</Button>
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('resend_text')}</p>
    </Dialog>
  );
}

function ChangeDepartment({
  own,
  count,
  onStart,
  onClose,
}: Pick<BulkDialogsProps, 'own' | 'count' | 'onStart' | 'onClose'>) {
  const t = useTexts('employees');
  const words = useTexts('organizations');

  return (
    <Dialog open title={t('change_title', { count })} onClose={onClose}>
      <Form
        failed={words('not_changed')}
        errors={[]}
        attempt={0}
        onSubmit={({ text }) => onStart('change', text('department').trim())}
      >
        <DepartmentField organizationId={own.organization_id} help={t('change_help')} error={undefined} />
        <Row>
          <Button type="submit">{t('bulk_change')}</Button>
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}

function Progress({ finished, all }: { finished: number; all: number }) {
  const t = useTexts('employees');
  const percent = all === 0 ? 100 : Math.round((100 * finished) / all);

  return (
    <Dialog open title={t('running')} onClose={() => undefined}>
      <ProgressBar percent={percent} label={t('finished_of', { finished, all })} figure={`${percent}%`} />
    </Dialog>
  );
}

type ReportProps = { state: Extract<BulkState, { is: 'done' }>; onClose: () => void };

function Report({ state: { move, done, skipped, failed }, onClose }: ReportProps) {
  const t = useTexts('employees');

  return (
    <Dialog open title={t('report')} onClose={onClose} actions={<Button onPress={onClose}>{t('close_report')}</Button>}>
      <Stack>
        <Alert tone={failed.length > 0 ? 'warning' : 'success'} announce>
          <p>{t(`done_${move}`, { count: done })}</p>
          {skipped > 0 && <p>{t('skipped', { count: skipped })}</p>}
          {failed.length > 0 && <p>{t('failed_count', { count: failed.length })}</p>}
        </Alert>
        {failed.length > 0 && (
          <ul>
            {failed.map(({ of, message }) => (
              <li key={of.id}>
                <b>{of.name || of.email}</b>: {message}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
