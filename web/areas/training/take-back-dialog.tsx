import type { SeatHolder, SeatLine } from '#contract/areas/training/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { useSeatCommand } from './use-seat-command.ts';

type TakeBackDialogProps = { line: SeatLine; holder: SeatHolder; onClose: () => void };

export function TakeBackDialog({ line, holder: { person_id, name }, onClose }: TakeBackDialogProps) {
  const t = useTexts('our_courses');
  const { busy, errors, run } = useSeatCommand();
  const willExpire = line.free === 0 && line.expired > 0;

  async function takeBack(): Promise<void> {
    const data: [{ order_item_id: number; person_id: number }] = [{ order_item_id: line.order_item_id, person_id }];
    if (await run(() => api().training.takeSeatBack({ data }), t('taken_back', { name }))) onClose();
  }

  return (
    <ConfirmDialog
      open
      title={t('take_back_title', { name })}
      cancelLabel={t('keep')}
      confirmLabel={t('take_back')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void takeBack()}
    >
      <Stack>
        <CommandErrors errors={errors} />
        <p>{t(willExpire ? 'take_back_expired' : 'take_back_text', { course: line.course.title })}</p>
      </Stack>
    </ConfirmDialog>
  );
}
