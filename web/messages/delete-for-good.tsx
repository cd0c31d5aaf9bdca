import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import type { Counted } from './count-unread.ts';

type DeleteForGoodProps = { of: Counted; count: number; busy: boolean; onClose: () => void; onDelete: () => void };

/** What cannot be undone is asked twice. */
export function DeleteForGood({ of, count, busy, onClose, onDelete }: DeleteForGoodProps) {
  const t = useTexts('messages');

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('for_good_title', { of, count })}
      closeLabel={t('keep')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" busy={busy} onPress={onDelete}>
            {t('move_hard_delete')}
          </Button>
        </>
      }
    >
      <p>{t('for_good_text')}</p>
    </Dialog>
  );
}
