import { useState } from 'react';
import type { Affiliation } from '#contract/organizations/affiliation.ts';
import { ApiError, sentencesOf } from '#web/shared/api/api-error.ts';
import { api } from '#web/shared/api/api.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { inBatches } from '../model/in-batches.ts';
import { movesFor, type AffiliationMove } from '../model/moves.ts';
import { useCommand } from '../use-command.ts';

type Failure = { of: Affiliation; message: string };
export type BulkState =
  | { is: 'running'; move: AffiliationMove; finished: number; all: number }
  | { is: 'done'; move: AffiliationMove; done: number; skipped: number; failed: Failure[] };

/** Carries out one move for many people; those to whom it does not apply are skipped. */
export function useBulk(own: Affiliation) {
  const wordsOf = useFailureWords();
  const { refresh } = useCommand();
  const [state, setState] = useState<BulkState | null>(null);

  async function run(move: AffiliationMove, people: readonly Affiliation[], department = ''): Promise<void> {
    const able = people.filter((of) => movesFor(of, own.role).includes(move));
    const onProgress = (finished: number) => setState({ is: 'running', move, finished, all: able.length });
    onProgress(0);
    const { done, failed } = await inBatches(able, {
      send: (batch) => send(move, batch, department),
      isRefusal: (error) => error instanceof ApiError && error.status < 429,
      onProgress,
    });
    await refresh();
    setState({
      is: 'done',
      move,
      done: done.length,
      skipped: people.length - able.length,
      failed: failed.map(({ item, error }) => ({ of: item, message: wordsOf(error) })),
    });
  }

  return { state, run, close: () => setState(null) };
}

function send(move: AffiliationMove, batch: readonly Affiliation[], department: string): Promise<unknown> {
  const { resendInvitations, updateAffiliations, endAffiliations } = api().organizations;
  const data = batch.map(({ id }) => ({ id }));
  if (move === 'resend') return resendInvitations({ data });
  if (move === 'end') return endAffiliations({ data });
  return updateAffiliations({ data: data.map((one) => ({ ...one, department })) });
}

function useFailureWords(): (error: unknown) => string {
  const t = useTexts('errors');

  return (error) => {
    if (error instanceof ConnectionFailure) return t('connection_failure');
    return sentencesOf(error)[0]?.message ?? t('unexpected_error');
  };
}
