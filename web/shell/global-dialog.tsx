import { showGlobalMessage, type GlobalMessage } from '#web/shared/global-dialog.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';

export function GlobalDialog({ message }: { message: GlobalMessage }) {
  const t = useTexts('shell');
  const errors = useTexts('errors');

  return (
    <Dialog open onClose={() => showGlobalMessage(null)} title={t('notice')} closeLabel={t('close')} atTop>
      {errors(message)}
    </Dialog>
  );
}
