import { useState } from 'react';
import type { BankLine } from '#contract/sales/bank/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { surplusOf } from './model/line-acts.ts';
import { useLineCommand } from './use-line-command.ts';

type LinesProps = { lines: readonly BankLine[]; onClose: () => void };

/** Asks first: the money of a confirmed line is taken, and goes back by a refund only. */
export function ConfirmLines({ lines, onClose }: LinesProps) {
  const t = useTexts('desk_bank');
  const { run, busy, errors } = useLineCommand();
  const [first] = lines;
  const title =
    lines.length === 1
      ? t('confirm_one', { number: first?.proposal?.order_number ?? '' })
      : t('confirm_many', { count: lines.length });

  async function confirm(): Promise<void> {
    const isDone = await run(lines, send, { message: (count) => t('confirmed_done', { count }) });
    if (isDone) onClose();
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {errors.length > 0 ? t('close') : t('cancel')}
          </Button>
          {(errors.length === 0 || lines.length === 1) && (
            <Button busy={busy} onPress={() => void confirm()}>
              {t('confirm_payment', { count: lines.length })}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <CommandErrors errors={errors} />
        <Orders lines={lines} />
        <p>{t('confirm_text', { count: lines.length })}</p>
      </Stack>
    </Dialog>
  );
}

function send({ id, proposal, ...line }: BankLine) {
  if (!proposal) return Promise.resolve();
  const surplus = surplusOf({ ...line, proposal }) > 0 && ({ accept_surplus: true } as const);
  return api().bank.confirmBankLine({ data: [{ id, payment_id: proposal.payment_id, ...surplus }] });
}

function Orders({ lines }: { lines: readonly BankLine[] }) {
  const t = useTexts('desk_bank');
  const money = useMoney();

  return (
    <ul>
      {lines.map((line) => {
        const { id, proposal, amount_minor, currency_id } = line;
        const surplus = surplusOf(line);
        return (
          <li key={id}>
            {t('line_pays', {
              amount: money({ amount_minor, currency_id }).text,
              number: proposal?.order_number ?? '',
              buyer: proposal?.buyer_name ?? '',
            })}
            {surplus > 0 && ` ${t('surplus_text', { surplus: money({ amount_minor: surplus, currency_id }).text })}`}
          </li>
        );
      })}
    </ul>
  );
}

/** The reason stays typed when the lines are refused. */
export function SetLinesAside({ lines, onClose }: LinesProps) {
  const t = useTexts('desk_bank');
  const { run, busy, errors } = useLineCommand();
  const [attempt, setAttempt] = useState(0);

  async function setAside(reason: string): Promise<void> {
    setAttempt((before) => before + 1);
    const isDone = await run(lines, ({ id }) => api().bank.setBankLineAside({ data: [{ id, reason }] }), {
      message: (count) => t('set_aside_done', { count }),
      undo: ({ id }) => api().bank.reopenBankLine({ data: [{ id }] }),
    });
    if (isDone) onClose();
  }

  return (
    <Dialog open title={t('set_aside_title', { count: lines.length })} onClose={onClose}>
      <Form
        failed={t('not_done')}
        errors={errors}
        attempt={attempt}
        onSubmit={({ text }) => void setAside(text('reason'))}
      >
        <TextArea
          name="reason"
          label={t('reason')}
          help={t('reason_help')}
          maxLength={300}
          rows={3}
          required
          error={messagesOf(errors, 'reason')}
        />
        <Buttons label={t('set_aside_now')} busy={busy} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

export function AssignLine({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const t = useTexts('desk_bank');
  const { run, busy, errors } = useLineCommand();
  const [attempt, setAttempt] = useState(0);
  const [acceptsSurplus, setAcceptsSurplus] = useState(false);

  async function assign(number: string): Promise<void> {
    setAttempt((before) => before + 1);
    const input = { order_number: number.trim(), ...(acceptsSurplus && { accept_surplus: true as const }) };
    const isDone = await run([line], ({ id }) => api().bank.assignBankLine({ data: [{ id, ...input }] }), {
      message: (count) => t('confirmed_done', { count }),
    });
    if (isDone) onClose();
  }

  return (
    <Dialog open title={t('assign_title')} onClose={onClose}>
      <Form
        failed={t('not_done')}
        errors={errors}
        attempt={attempt}
        onSubmit={({ text }) => void assign(text('order_number'))}
      >
        <p>{t('assign_text')}</p>
        <TextField
          name="order_number"
          label={t('order_number')}
          help={t('order_number_help')}
          autoComplete="off"
          maxLength={40}
          required
          defaultValue={line.proposal?.order_number ?? ''}
          error={messagesOf(errors, 'order_number')}
        />
        <CheckboxField
          label={t('accept_surplus')}
          help={t('accept_surplus_help')}
          checked={acceptsSurplus}
          onChange={({ target }) => setAcceptsSurplus(target.checked)}
        />
        <Buttons label={t('assign_act')} busy={busy} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

function messagesOf(errors: readonly { field?: string | undefined; message: string }[], name: string): string[] {
  return errors.filter(({ field }) => field === name).map(({ message }) => message);
}

function Buttons({ label, busy, onClose }: { label: string; busy: boolean; onClose: () => void }) {
  const t = useTexts('desk_bank');

  return (
    <Row>
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      <Button variant="secondary" onPress={onClose}>
        {t('cancel')}
      </Button>
    </Row>
  );
}
