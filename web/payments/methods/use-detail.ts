import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSending } from '#web/shared/api/use-sending.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

/** Saving and deleting one detail. `isEditing` is undefined until the form was opened once. */
export function useDetail() {
  const { locale } = useVisitor();
  const client = useQueryClient();
  const { send, ...sending } = useSending();
  const [isEditing, setEditing] = useState<boolean>();

  async function change(run: () => Promise<unknown>, done: string): Promise<boolean> {
    const isDone = await send(async () => {
      await run();
      await client.invalidateQueries({ queryKey: [locale, 'payments', 'retrievePaymentDetails'] });
    });
    if (!isDone) return false;
    notify({ kind: 'success', messages: done });
    setEditing(false);
    return true;
  }

  return { ...sending, isEditing, setEditing, change };
}
