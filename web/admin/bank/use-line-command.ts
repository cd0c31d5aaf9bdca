import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankLine } from '#contract/sales/bank/calls.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { isRefused } from '#web/shared/api/is-refused.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { oneByOne } from '../frame/model/one-by-one.ts';
import { bankLines } from './noun.ts';

type Done = { message: (count: number) => string; undo?: (line: BankLine) => Promise<unknown> };

/** Sends a command for one line or many. What was refused stays as errors, each with its line where there are several. */
export function useLineCommand() {
  const desk = useTexts('desk');
  const texts = useTexts('errors');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly FormError[]>([]);

  async function carryOut(lines: readonly BankLine[], send: (line: BankLine) => Promise<unknown>) {
    const report = await oneByOne(lines, { send, isRefusal: isRefused });
    // A payment changes orders, the inbox and its counts.
    await client.invalidateQueries();
    return report;
  }

  function errorFor(line: BankLine, error: unknown, isOne: boolean): FormError {
    const [first] = sentencesOf(error);
    const message = first?.message ?? texts('connection_failure');
    const field = isOne && first?.field !== undefined ? { field: first.field } : {};
    return { ...field, message: isOne ? message : `${bankLines.nameOf(line, '')}: ${message}` };
  }

  async function undo(lines: readonly BankLine[], send: (line: BankLine) => Promise<unknown>): Promise<void> {
    const { done, refused } = await carryOut(lines, send);
    const messages = refused.map(({ item, error }) => errorFor(item, error, false).message);
    if (messages.length > 0) notify({ kind: 'error', messages });
    if (done.length > 0) notify({ kind: 'info', messages: desk('undone') });
  }

  /** Resolves to whether all of it was done. */
  async function run(
    lines: readonly BankLine[],
    send: (line: BankLine) => Promise<unknown>,
    { message, undo: opposite }: Done,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const { done, refused } = await carryOut(lines, send);
    setBusy(false);
    setErrors(refused.map(({ item, error }) => errorFor(item, error, lines.length === 1)));
    const action = opposite && { label: desk('undo'), onPress: () => void undo(done, opposite) };
    if (done.length > 0) notify({ kind: 'success', messages: message(done.length), ...(action && { action }) });
    return refused.length === 0;
  }

  return { run, busy, errors, refuse: setErrors };
}
