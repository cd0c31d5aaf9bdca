import { useState } from 'react';
import type { BankLine } from '#contract/sales/bank/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import styles from './bank.module.css';
import { AssignLine, ConfirmLines, SetLinesAside } from './line-dialogs.tsx';
import { canConfirm } from './model/line-acts.ts';
import { bankLines } from './noun.ts';
import { useLineCommand } from './use-line-command.ts';

/** What can be done with a line that is not confirmed. */
export function LineActs({ line }: { line: BankLine }) {
  return <div className={styles.acts}>{line.state === 'open' ? <Open line={line} /> : <Reopen line={line} />}</div>;
}

function Open({ line }: { line: BankLine }) {
  const t = useTexts('desk_bank');
  const [open, setOpen] = useState<'confirm' | 'assign' | 'aside'>();
  const name = bankLines.nameOf(line, '');
  const close = () => setOpen(undefined);

  return (
    <>
      {canConfirm(line) && (
        <Button small aria-label={t('confirm_of', { name })} onPress={() => setOpen('confirm')}>
          {t('confirm')}
        </Button>
      )}
      <Button small variant="secondary" aria-label={t('assign_of', { name })} onPress={() => setOpen('assign')}>
        {t('assign')}
      </Button>
      <Button small variant="quiet" aria-label={t('set_aside_of', { name })} onPress={() => setOpen('aside')}>
        {t('set_aside_act')}
      </Button>
      {open === 'confirm' && <ConfirmLines lines={[line]} onClose={close} />}
      {open === 'assign' && <AssignLine line={line} onClose={close} />}
      {open === 'aside' && <SetLinesAside lines={[line]} onClose={close} />}
    </>
  );
}

/** Done at once: its opposite is to set it aside again, with the same reason. */
function Reopen({ line }: { line: BankLine }) {
  const t = useTexts('desk_bank');
  const { run, busy, errors } = useLineCommand();
  const name = bankLines.nameOf(line, '');

  async function reopen(): Promise<void> {
    await run([line], ({ id }) => api().bank.reopenBankLine({ data: [{ id }] }), {
      message: () => t('reopened_done'),
      undo: ({ id, reason }) => api().bank.setBankLineAside({ data: [{ id, reason: reason ?? '' }] }),
    });
  }

  return (
    <>
      <CommandErrors errors={errors} />
      <Button small variant="secondary" busy={busy} aria-label={t('reopen_of', { name })} onPress={() => void reopen()}>
        {t('reopen')}
      </Button>
    </>
  );
}
