import { useState } from 'react';
import type { SeatHolder, SeatLine } from '#contract/areas/training/calls.ts';
import { api } from '#web/shared/api/api.ts';
import {
  BulkProgress,
  BulkReport,
  batchSize,
  sendSeats,
  withoutSeat,
  useBatches,
} from '#web/people/organizations/index.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { EmployeeChoices, type ChosenPeople, type ChosenPerson } from './employee-choices.tsx';
import { useSeatCommand, useSeatRefresh } from './use-seat-command.ts';

type AssignDialogProps = { line: SeatLine; onClose: () => void };

export function AssignDialog({ line, onClose }: AssignDialogProps) {
  const t = useTexts('our_courses');
  const [chosen, setChosen] = useState<ChosenPeople>(new Map());
  const { state, run, goOn, stop } = useAssigning();
  const remaining = line.free - chosen.size;

  async function assign(): Promise<void> {
    const { done, refused, left: others } = await run(line.order_item_id, [...chosen.values()]);
    if (refused.length + others.length > 0) return;
    notify({ kind: 'success', messages: t('assigned_done', { count: done }) });
    onClose();
  }

  // A single batch is so short that the busy button says enough.
  if (state?.is === 'running' && state.all > batchSize) return <BulkProgress state={state} onStop={stop} />;
  if (state?.is === 'done') {
    const done = t('assigned_done', { count: state.done });
    return <BulkReport state={state} done={done} onGoOn={() => void goOn(state)} onClose={onClose} />;
  }

  return (
    <Dialog
      open
      title={t('assign_title', { course: line.course.title })}
      onClose={onClose}
      actions={
        <>
          <Button
            busy={state?.is === 'running'}
            disabled={chosen.size === 0 || remaining < 0}
            onPress={() => void assign()}
          >
            {t('assign_count', { count: chosen.size })}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stack>
        <p role="status">{remaining < 0 ? t('too_many', { count: -remaining }) : t('left', { count: remaining })}</p>
        <EmployeeChoices line={line} most={line.free} chosen={chosen} onChosen={setChosen} />
      </Stack>
    </Dialog>
  );
}

/** Seats are assigned in batches, so that one refusal does not stop the others. */
function useAssigning() {
  return useBatches<ChosenPerson, number>({
    send: (orderItemId, people) =>
      sendSeats(
        orderItemId,
        people.map(({ id }) => id),
      ),
    finalCodes: withoutSeat,
    refresh: useSeatRefresh(),
  });
}

type SwapDialogProps = AssignDialogProps & { holder: SeatHolder };

export function SwapDialog({ line, holder, onClose }: SwapDialogProps) {
  const t = useTexts('our_courses');
  const [chosen, setChosen] = useState<ChosenPeople>(new Map());
  const { busy, errors, run } = useSeatCommand();
  const [to] = chosen.values();

  async function swap(): Promise<void> {
    if (!to?.personId) return;
    const { order_item_id } = line;
    const seat = { order_item_id, from_person_id: holder.person_id, to_person_id: to.personId };
    const done = t('swapped', { from: holder.name, to: to.name });
    if (await run(() => api().training.swapSeat({ data: [seat] }), done)) onClose();
  }

  return (
    <Dialog
      open
      title={t('swap_title', { name: holder.name })}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} disabled={!to} onPress={() => void swap()}>
            {to ? t('swap_to', { name: to.name }) : t('swap')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stack>
        <CommandErrors errors={errors} />
        <p>{t('swap_text')}</p>
        <EmployeeChoices
          line={line}
          onlyActive
          chosen={chosen}
          onChosen={(next) => setChosen(new Map([...next].slice(-1)))}
        />
      </Stack>
    </Dialog>
  );
}
