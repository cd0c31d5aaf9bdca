import { useRef, useState } from 'react';
import { sentencesOf } from './api-error.ts';
import { ConnectionFailure } from './connection.ts';
import { useTexts } from '../texts/texts.ts';
import type { FormError } from '../ui/form-errors.tsx';

/** The user cancelled: nothing was done and there is no error to show. */
export class TurnedBack extends Error {}

type Sending = { busy: boolean; errors: readonly FormError[]; attempt: number };

export function useSending() {
  const t = useTexts('errors');
  const [state, setState] = useState<Sending>({ busy: false, errors: [], attempt: 0 });
  const underWay = useRef(false);

  function refuse(errors: readonly FormError[]): void {
    setState(({ attempt }) => ({ busy: false, errors, attempt: attempt + 1 }));
  }

  /** Ignores a second call while the first runs. Resolves to whether it succeeded. */
  async function send(run: () => Promise<unknown>): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setState((before) => ({ ...before, busy: true }));
    try {
      await run();
      setState((before) => ({ ...before, busy: false, errors: [] }));
      return true;
    } catch (error) {
      refuse(error instanceof TurnedBack ? [] : errorsOf(error));
      return false;
    } finally {
      underWay.current = false;
    }
  }

  function errorsOf(error: unknown): FormError[] {
    if (error instanceof ConnectionFailure) return [{ message: t('connection_failure') }];
    const sentences = sentencesOf(error);
    return sentences.length > 0 ? sentences : [{ message: t('unexpected_error') }];
  }

  return { ...state, send, refuse, errorOf: (field: string) => messageFor(state.errors, field) };
}

function messageFor(errors: readonly FormError[], field: string): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}
