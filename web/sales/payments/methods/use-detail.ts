import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

/** Saving and deleting one detail, after a fresh sign-in: render `dialog` beside the form. `isEditing` is undefined until the form was opened once. */
export function useDetail() {
  const { locale } = useVisitor();
  const client = useQueryClient();
  const { send, ...sending } = useSending();
  const { freshly, dialog } = useFreshSignIn();
  const [isEditing, setEditing] = useState<boolean>();

  async function change(run: () => Promise<unknown>, done: string): Promise<boolean> {
    const isDone = await send(async () => {
      await freshly(run);
      await client.invalidateQueries({ queryKey: [locale, 'payments', 'retrievePaymentDetails'] });
    });
    if (!isDone) return false;
    notify({ kind: 'success', messages: done });
    setEditing(false);
    return true;
  }

  return { ...sending, isEditing, setEditing, change, dialog };
}
