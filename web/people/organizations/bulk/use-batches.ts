import { useEffect, useRef, useState } from 'react';
import { ApiError, codeOf, sentencesOf } from '#web/shared/api/api-error.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { inBatches, type BatchReport } from './in-batches.ts';

type Finished<Item> = { done: number; skipped: number; refused: { of: Item; message: string }[] };
export type BatchesDone<Item, Command> = Finished<Item> & {
  is: 'done';
  command: Command;
  left: Item[];
  error: string | null;
};
export type BatchesRunning = { is: 'running'; finished: number; all: number; isStopping: boolean };
export type BatchesState<Item, Command> = BatchesRunning | BatchesDone<Item, Command>;

type Batches<Item, Command> = {
  send: (command: Command, batch: readonly Item[]) => Promise<unknown>;
  /** Whether the command applies to an item; the others are skipped. */
  isAble?: (command: Command, item: Item) => boolean;
  /** The codes of refusals that every further item would meet as well. */
  finalCodes: ReadonlySet<string>;
  /** Those of the items for whom the command remains to be done: the answer about a batch can be lost. */
  remaining?: (command: Command, items: readonly Item[]) => Promise<Item[]>;
  refresh: () => Promise<unknown>;
};

const nothing = { done: 0, skipped: 0, refused: [] };

/** Carries out one command for many items, batch by batch, until it is finished, stopped or cut off. */
export function useBatches<Item, Command>(how: Batches<Item, Command>) {
  const wordsOf = useFailureWords();
  const [state, setState] = useState<BatchesState<Item, Command> | null>(null);
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);

  async function carryOut(
    command: Command,
    items: readonly Item[],
    before: Finished<Item> = nothing,
  ): Promise<BatchesDone<Item, Command>> {
    isStopped.current = false;
    const able = items.filter((item) => how.isAble?.(command, item) ?? true);
    const onProgress = (finished: number) =>
      setState({ is: 'running', finished, all: able.length, isStopping: isStopped.current });
    onProgress(0);
    const report = await inBatches(able, {
      send: (batch) => how.send(command, batch),
      isRefusal,
      isFinal: (failure) => how.finalCodes.has(codeOf(failure) ?? ''),
      isStopped: () => isStopped.current,
      onProgress,
    });
    await how.refresh();
    const skipped = before.skipped + items.length - able.length;
    const finished = { ...doneOf(report, before, wordsOf), is: 'done' as const, command, skipped };
    setState(finished);
    return finished;
  }

  async function goOn({ command, left, ...before }: BatchesDone<Item, Command>): Promise<void> {
    setState({ is: 'running', finished: 0, all: left.length, isStopping: false });
    try {
      const rest = how.remaining ? await how.remaining(command, left) : left;
      await carryOut(command, rest, { ...before, done: before.done + left.length - rest.length });
    } catch (error) {
      setState({ ...before, command, left, error: wordsOf(error) });
    }
  }

  function stop(): void {
    isStopped.current = true;
    setState((before) => (before?.is === 'running' ? { ...before, isStopping: true } : before));
  }

  return { state, run: carryOut, goOn, stop, close: () => setState(null) };
}

type Words = (error: unknown) => string;

function doneOf<Item>(report: BatchReport<Item>, before: Finished<Item>, wordsOf: Words) {
  const { done, refused, left, error } = report;
  return {
    done: before.done + done.length,
    refused: [...before.refused, ...refused.map(({ item: of, error: why }) => ({ of, message: wordsOf(why) }))],
    left,
    error: error === null ? null : wordsOf(error),
  };
}

function isRefusal(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status < 429 && failure.status !== 401;
}

function useFailureWords(): Words {
  const t = useTexts('errors');

  return (error) => {
    if (error instanceof ConnectionFailure) return t('connection_failure');
    return sentencesOf(error)[0]?.message ?? t('unexpected_error');
  };
}
