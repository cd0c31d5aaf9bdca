import type { InboxItem } from '#contract/areas/inbox/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { useRefreshInbox } from './inbox-queries.ts';
import { offerUndo } from './undo.ts';
import { useMoments } from './use-item-words.ts';
import styles from './inbox.module.css';

/** Who has the item. To take it and to give it back undo each other. */
export function Assignment({ item: { kind, id, assigned_to, assigned_at } }: { item: InboxItem }) {
  const t = useTexts('desk_inbox');
  const user = useUser();
  const moments = useMoments();
  const refresh = useRefreshInbox();
  const { busy, errors, send } = useSending();
  const isMine = assigned_to?.id === user?.id;
  const take = (from_user_id?: number) =>
    api().inbox.takeInboxItem({ data: [{ kind, id, ...(from_user_id !== undefined && { from_user_id }) }] });
  const giveBack = () => api().inbox.giveInboxItemBack({ data: [{ kind, id }] });
  const run = async (call: () => Promise<unknown>, undo?: () => Promise<unknown>) => {
    const isDone = await send(call);
    await refresh();
    if (!isDone || !undo) return;
    const messages = t(isMine ? 'given_back' : 'taken');
    offerUndo({
      messages,
      label: t('undo'),
      undone: t('undone'),
      undo: () => undo().then(refresh),
    });
  };
  const moment = assigned_at === null ? { day: '', time: '' } : moments.parts(assigned_at);

  return (
    <div className={styles.assignment}>
      {assigned_to && <span>{isMine ? t('with_me', moment) : t('with', { name: assigned_to.name, ...moment })}</span>}
      {isMine ? (
        <Button
          small
          variant="quiet"
          busy={busy}
          aria-keyshortcuts="m"
          onPress={() => void run(giveBack, () => take())}
        >
          {t('give_back')}
        </Button>
      ) : (
        <Button
          small
          variant="quiet"
          busy={busy}
          aria-keyshortcuts="m"
          onPress={() => void run(() => take(assigned_to?.id), assigned_to ? undefined : giveBack)}
        >
          {assigned_to ? t('take_over', { name: assigned_to.name }) : t('take')} <kbd>M</kbd>
        </Button>
      )}
      <CommandErrors errors={errors} />
    </div>
  );
}
