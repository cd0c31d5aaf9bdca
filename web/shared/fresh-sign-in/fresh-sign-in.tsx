import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { codeOf } from '#web/shared/api/api-error.ts';
import { TurnedBack } from '#web/shared/api/use-sending.ts';
import { lazy } from '#web/shared/page/lazy.ts';

const load = async () => ({ default: (await import('./fresh-sign-in-dialog.tsx')).FreshSignInDialog });
const FreshSignInDialog = lazy(load);

type Question = { answer: (isConfirmed: boolean) => void; isOpen: boolean };
type Freshly = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * `freshly(run)` repeats `run` after a fresh sign-in when the API answers `reauthentication_required`, and throws
 * TurnedBack when the dialog is closed. Render `dialog` beside the form, not inside it.
 */
export function useFreshSignIn(): { freshly: Freshly; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);

  const freshly: Freshly = useCallback(async (run) => {
    try {
      return await run();
    } catch (error) {
      if (codeOf(error) !== 'reauthentication_required') throw error;
      // Where the dialog cannot load, `run` has failed.
      await load();
      const isConfirmed = await new Promise<boolean>((settle) => setQuestion({ answer: settle, isOpen: true }));
      if (!isConfirmed) throw new TurnedBack();
      return run();
    }
  }, []);

  function answer(isConfirmed: boolean): void {
    question?.answer(isConfirmed);
    setQuestion(question && { ...question, isOpen: false });
  }

  const dialog = question && (
    <Suspense>
      <FreshSignInDialog open={question.isOpen} onAnswer={answer} />
    </Suspense>
  );
  return { freshly, dialog };
}
