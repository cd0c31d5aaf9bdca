import type { ReactNode } from 'react';
import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { useCommand } from '../use-command.ts';

type EndDialogProps = {
  of: Pick<Affiliation, 'id'>;
  title: string;
  confirm: string;
  done: string;
  onClose: () => void;
  children: ReactNode;
};

/** Ends an affiliation or withdraws an invitation. A refusal shows in the dialog. */
export function EndDialog({ of: { id }, title, confirm, done, onClose, children }: EndDialogProps) {
  const t = useTexts('organizations');
  const { busy, errors, run } = useCommand();

  async function end(): Promise<void> {
    if (await run(() => api().organizations.endAffiliations({ data: [{ id }] }), done)) onClose();
  }

  return (
    <ConfirmDialog
      open
      title={title}
      cancelLabel={t('keep')}
      confirmLabel={confirm}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void end()}
    >
      <Stack>
        <CommandErrors errors={errors} />
        {children}
      </Stack>
    </ConfirmDialog>
  );
}
