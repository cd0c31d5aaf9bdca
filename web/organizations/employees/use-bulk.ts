import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Affiliation } from '#contract/organizations/affiliation.ts';
import { ApiError, codeOf, sentencesOf } from '#web/shared/api/api-error.ts';
import { api } from '#web/shared/api/api.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { inBatches, type BatchReport } from '../model/in-batches.ts';
import { bulkMovesFor, isStillToDo } from '../model/moves.ts';
import { useCommand } from '../use-command.ts';
import { employeesAsTheyAre } from './employee-queries.ts';

export type BulkCommand =
  | { move: 'resend' | 'end' }
  | { move: 'change'; field: 'department' | 'cost_centre'; text: string }
  | { move: 'seat'; orderItemId: number };

type Refused = { of: Affiliation; message: string };
type Finished = { done: number; skipped: number; refused: Refused[] };
export type BulkDone = Finished & { is: 'done'; command: BulkCommand; left: Affiliation[]; error: string | null };
export type BulkState = { is: 'running'; finished: number; all: number; isStopping: boolean } | BulkDone;

const nothing: Finished = { done: 0, skipped: 0, refused: [] };

/** Carries out one move for many people, batch by batch, until it is finished, stopped or cut off. */
export function useBulk(own: Affiliation) {
  const wordsOf = useFailureWords();
  const refresh = useRefresh();
  const [state, setState] = useState<BulkState | null>(null);
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);

  async function carryOut(command: BulkCommand, people: readonly Affiliation[], before = nothing): Promise<void> {
    isStopped.current = false;
    const able = people.filter((of) => bulkMovesFor(of, own.role).includes(command.move));
    const onProgress = (finished: number) =>
      setState({ is: 'running', finished, all: able.length, isStopping: isStopped.current });
    onProgress(0);
    const { done, refused, left, error } = await sendAll(command, able, {
      onProgress,
      isStopped: () => isStopped.current,
    });
    await refresh();
    setState({
      is: 'done',
      command,
      done: before.done + done.length,
      skipped: before.skipped + people.length - able.length,
      refused: [...before.refused, ...refused.map(({ item: of, error: why }) => ({ of, message: wordsOf(why) }))],
      left,
      error: error === null ? null : wordsOf(error),
    });
  }

  /** Goes on with those who are left. Some may be done already: the answer about a batch can be lost. */
  async function goOn({ command, left, ...before }: BulkDone): Promise<void> {
    setState({ is: 'running', finished: 0, all: left.length, isStopping: false });
    try {
      const now = await employeesAsTheyAre(own.organization_id, left);
      const rows = left.flatMap((of) => ({ before: of, after: now.get(of.id) ?? of }));
      const rest = rows.filter((row) => isStillToDo(command.move, row)).map(({ after }) => after);
      await carryOut(command, rest, { ...before, done: before.done + left.length - rest.length });
    } catch (error) {
      setState({ ...before, command, left, error: wordsOf(error) });
    }
  }

  function stop(): void {
    isStopped.current = true;
    setState((before) => (before?.is === 'running' ? { ...before, isStopping: true } : before));
  }

  const run = (command: BulkCommand, people: readonly Affiliation[]) => carryOut(command, people);
  return { state, run, goOn, stop, close: () => setState(null) };
}

type Watch = { onProgress: (finished: number) => void; isStopped: () => boolean };

function sendAll(
  command: BulkCommand,
  people: readonly Affiliation[],
  watch: Watch,
): Promise<BatchReport<Affiliation>> {
  return inBatches(people, {
    ...watch,
    send: (batch) => send(command, batch),
    isRefusal: (error) => error instanceof ApiError && error.status < 429 && error.status !== 401,
    isFinal: (error) => withoutSeat.has(codeOf(error) ?? ''),
  });
}

/** The line has no seat for anybody else either. */
const withoutSeat = new Set(['seats_too_few', 'seats_expired', 'seats_unpaid', 'seats_class_canceled']);

function send(command: BulkCommand, batch: readonly Affiliation[]): Promise<unknown> {
  const { organizations, training } = api();
  const data = batch.map(({ id }) => ({ id }));
  switch (command.move) {
    case 'resend':
      return organizations.resendInvitations({ data });
    case 'end':
      return organizations.endAffiliations({ data });
    case 'change':
      return organizations.updateAffiliations({ data: data.map((one) => ({ ...one, [command.field]: command.text })) });
    case 'seat': {
      const person_ids = batch.flatMap(({ person_id }) => person_id ?? []);
      return training.assignSeats({ data: [{ order_item_id: command.orderItemId, person_ids }] });
    }
  }
}

function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  const { locale } = useVisitor();
  const { refresh } = useCommand();

  return async () => {
    await Promise.all([refresh(), client.invalidateQueries({ queryKey: [locale, 'training'] })]);
  };
}

function useFailureWords(): (error: unknown) => string {
  const t = useTexts('errors');

  return (error) => {
    if (error instanceof ConnectionFailure) return t('connection_failure');
    return sentencesOf(error)[0]?.message ?? t('unexpected_error');
  };
}
