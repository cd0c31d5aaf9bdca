import { useTexts } from '#web/shared/texts/texts.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import type { Counted } from './count-unread.ts';

type DeleteForGoodProps = { of: Counted; count: number; busy: boolean; onClose: () => void; onDelete: () => void };

export function DeleteForGood({ of, count, busy, onClose, onDelete }: DeleteForGoodProps) {
  const t = useTexts('messages');

  return (
    <ConfirmDialog
      open
      title={t('for_good_title', { of, count })}
      closeLabel={t('keep')}
      cancelLabel={t('keep')}
      confirmLabel={t('move_hard_delete')}
      busy={busy}
      onCancel={onClose}
      onConfirm={onDelete}
    >
      <p>{t('for_good_text')}</p>
    </ConfirmDialog>
  );
}
