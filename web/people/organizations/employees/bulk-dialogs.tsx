import { useState } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { BulkProgress, BulkReport } from '#web/people/organizations/bulk/bulk-report.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import type { BulkMove } from '../model/moves.ts';
import { DepartmentField, longestWork } from '../people/work-fields.tsx';
import type { OwnRole } from '../own-role.ts';
import { BulkSeat } from './bulk-seat.tsx';
import type { BulkCommand, BulkDone, BulkState } from './use-bulk.ts';

type BulkDialogsProps = {
  own: OwnRole;
  requested: BulkMove | null;
  /** To how many of the chosen people the requested move applies. */
  count: number;
  state: BulkState | null;
  onStart: (command: BulkCommand) => void;
  onStop: () => void;
  onGoOn: (state: BulkDone) => void;
  onClose: () => void;
};

/** Asks before a move, shows how far it is, and reports what was refused. */
export function BulkDialogs({ state, requested, onStop, onGoOn, ...props }: BulkDialogsProps) {
  const t = useTexts('employees');
  const { onClose } = props;

  if (state?.is === 'running') return <BulkProgress state={state} onStop={onStop} />;
  if (state) {
    const done = t(`done_${state.command.move}`, { count: state.done });
    return <BulkReport state={state} done={done} onGoOn={() => onGoOn(state)} onClose={onClose} />;
  }
  if (requested === 'end') return <ConfirmEnd {...props} />;
  if (requested === 'change') return <ChangeWork {...props} />;
  if (requested === 'seat') return <BulkSeat {...props} />;
  return requested === 'resend' && <ConfirmResend {...props} />;
}

type RequestButtonsProps = Pick<BulkDialogsProps, 'own' | 'count' | 'onStart' | 'onClose'>;

function ConfirmEnd({ count, onStart, onClose }: RequestButtonsProps) {
  const t = useTexts('employees');
  const words = useTexts('organizations');

  return (
    <ConfirmDialog
      open
      title={t('end_title', { count })}
      cancelLabel={words('keep')}
      confirmLabel={t('bulk_end')}
      onCancel={onClose}
      onConfirm={() => onStart({ move: 'end' })}
    >
      <p>{t('end_text')}</p>
    </ConfirmDialog>
  );
}

function ConfirmResend({ onStart, onClose }: RequestButtonsProps) {
  const t = useTexts('employees');
  const words = useTexts('organizations');

  return (
    <Dialog
      open
      title={t('resend_title')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => onStart({ move: 'resend' })}>{t('bulk_resend')}</Button>
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

function ChangeWork({ own, count, onStart, onClose }: RequestButtonsProps) {
  const t = useTexts('employees');
  const words = useTexts('organizations');
  const [field, setField] = useState<'department' | 'cost_centre'>('department');
  const help = t('change_help');

  return (
    <Dialog open title={t('change_title', { count })} onClose={onClose}>
      <Form
        failed={words('not_changed')}
        errors={[]}
        attempt={0}
        onSubmit={({ text }) => onStart({ move: 'change', field, text: text(field).trim() })}
      >
        <SelectField
          label={t('change_what')}
          value={field}
          onChange={({ target }) => setField(target.value === 'cost_centre' ? 'cost_centre' : 'department')}
        >
          <Options of={(['department', 'cost_centre'] as const).map((key) => ({ key, name: words(key) }))} />
        </SelectField>
        {field === 'department' ? (
          <DepartmentField organizationId={own.organization_id} help={help} error={undefined} />
        ) : (
          <TextField
            name="cost_centre"
            label={words('cost_centre')}
            help={help}
            maxLength={longestWork}
            autoComplete="off"
          />
        )}
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
