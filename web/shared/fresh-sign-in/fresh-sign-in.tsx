import { type ReactNode, useCallback, useState } from 'react';
import { codeOf } from '#web/shared/api/api-error.ts';
import { TurnedBack } from '#web/shared/api/use-sending.ts';
import { FreshSignInDialog } from './fresh-sign-in-dialog.tsx';

type Freshly = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * `freshly(run)` repeats `run` after a fresh sign-in when the API answers `reauthentication_required`, and throws
 * TurnedBack when the dialog is closed. Render `dialog` beside the form, not inside it.
 */
export function useFreshSignIn(): { freshly: Freshly; dialog: ReactNode } {
  const [question, setQuestion] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null);

  const freshly: Freshly = useCallback(async (run) => {
    try {
      return await run();
    } catch (error) {
      if (codeOf(error) !== 'reauthentication_required') throw error;
      const isConfirmed = await new Promise<boolean>((resolve) => setQuestion({ answer: resolve }));
      if (!isConfirmed) throw new TurnedBack();
      return run();
    }
  }, []);

  function answer(isConfirmed: boolean): void {
    question?.answer(isConfirmed);
    setQuestion(null);
  }

  return { freshly, dialog: <FreshSignInDialog open={question !== null} onAnswer={answer} /> };
}
