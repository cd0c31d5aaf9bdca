import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SeatHolder, SeatLine } from '#contract/training/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { EmployeeChoices, type ChosenPeople } from './employee-choices.tsx';
import { seatHoldersQuery } from './training-queries.ts';
import { useSeatCommand } from './use-seat-command.ts';

type AssignDialogProps = { line: SeatLine; onClose: () => void };

export function AssignDialog({ line, onClose }: AssignDialogProps) {
  const t = useTexts('our_courses');
  const [chosen, setChosen] = useState<ChosenPeople>(new Map());
  const { busy, errors, run } = useSeatCommand();
  const left = line.free - chosen.size;

  async function assign(): Promise<void> {
    const person_ids = [...chosen.keys()];
    const send = () => api().training.assignSeats({ data: [{ order_item_id: line.order_item_id, person_ids }] });
    if (await run(send, t('assigned_done', { count: person_ids.length }))) onClose();
  }

  return (
    <Dialog
      open
      title={t('assign_title', { course: line.course.title })}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} disabled={chosen.size === 0 || left < 0} onPress={() => void assign()}>
            {t('assign_count', { count: chosen.size })}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stack>
        <CommandErrors errors={errors} />
        <p role="status">{left < 0 ? t('too_many', { count: -left }) : t('left', { count: left })}</p>
        <Choices line={line} chosen={chosen} onChosen={setChosen} />
      </Stack>
    </Dialog>
  );
}

type SwapDialogProps = AssignDialogProps & { holder: SeatHolder };

export function SwapDialog({ line, holder, onClose }: SwapDialogProps) {
  const t = useTexts('our_courses');
  const [chosen, setChosen] = useState<ChosenPeople>(new Map());
  const { busy, errors, run } = useSeatCommand();
  const [to] = chosen.entries();

  async function swap(): Promise<void> {
    if (!to) return;
    const seat = { order_item_id: line.order_item_id, from_person_id: holder.person_id, to_person_id: to[0] };
    const done = t('swapped', { from: holder.name, to: to[1] });
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
            {to ? t('swap_to', { name: to[1] }) : t('swap')}
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
        <Choices line={line} chosen={chosen} onChosen={(next) => setChosen(new Map([...next].slice(-1)))} />
      </Stack>
    </Dialog>
  );
}

type ChoicesProps = { line: SeatLine; chosen: ChosenPeople; onChosen: (chosen: ChosenPeople) => void };

function Choices({ line, chosen, onChosen }: ChoicesProps) {
  const holders = useQuery({ ...seatHoldersQuery(line.order_item_id), placeholderData: keepPreviousData });
  const seated = new Set(holders.data?.results.map(({ person_id }) => person_id));

  return <EmployeeChoices organizationId={line.organization_id} {...{ seated, chosen, onChosen }} />;
}
