import { showGlobalMessage, useGlobalMessage } from '#web/shared/global-dialog.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';

export function GlobalDialog() {
  const t = useTexts('shell');
  const errors = useTexts('errors');
  const message = useGlobalMessage();

  return (
    <Dialog
      open={message !== null}
      onClose={() => showGlobalMessage(null)}
      title={t('notice')}
      closeLabel={t('close')}
      atTop
    >
      {message && errors(message)}
    </Dialog>
  );
}
