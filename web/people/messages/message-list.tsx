import { X } from 'lucide-react';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { BulkBar } from '#web/shared/ui/bulk-bar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import type { Mailbox, Message } from './mailboxes.ts';
import styles from './message-list.module.css';
import { MessageRow } from './message-row.tsx';
import { movesFor, movesForAny, type Move } from './model/moves.ts';
import type { Moves } from './use-moves.ts';

const DeleteForGood = lazy(async () => ({ default: (await import('./delete-for-good.tsx')).DeleteForGood }));

type MessageListProps = {
  box: Mailbox;
  messages: readonly Message[];
  isOld: boolean;
  mayDeleteForGood: boolean;
  moves: Moves;
};

export function MessageList({ box: { of }, messages, isOld, mayDeleteForGood, moves }: MessageListProps) {
  const t = useTexts('messages');
  const may = { deleteForGood: mayDeleteForGood };
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [forGood, setForGood] = useState<readonly number[]>([]);
  const list = usePreservedFocus(messages);
  const chosen = messages.filter(({ id }) => chosenIds.has(id));

  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosenIds((before) => new Set([...before].filter((id) => !ids.includes(id)).concat(isChosen ? ids : [])));
  const allIds = messages.map(({ id }) => id);

  async function move(requested: Move, ids: readonly number[]): Promise<void> {
    if (requested === 'hard_delete') return setForGood(ids);
    if (await moves.move(requested, ids)) choose(ids, false);
  }

  return (
    <div className={styles.root}>
      <CheckboxField
        label={t('choose_all')}
        checked={chosen.length === messages.length}
        mixed={chosen.length > 0 && chosen.length < messages.length}
        onChange={({ target }) => choose(allIds, target.checked)}
      />
      <ul
        ref={list}
        className={styles.list}
        aria-label={t(`${of}_title`)}
        aria-busy={isOld || moves.busy}
        tabIndex={-1}
      >
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            of={of}
            message={message}
            moves={movesFor(message, may)}
            chosen={chosenIds.has(message.id)}
            onChoose={(isChosen) => choose([message.id], isChosen)}
            onMove={(requested) => void move(requested, [message.id])}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <BulkBar label={t('with_chosen')} count={t('chosen', { of, count: chosen.length })}>
          {movesForAny(chosen, may).map((requested, place) => (
            <Button
              key={requested}
              variant={place === 0 ? 'primary' : 'quiet'}
              small
              busy={moves.busy}
              onPress={() => void move(requested, idsOf(chosen))}
            >
              {t(`move_${requested}`, { of })}
            </Button>
          ))}
          <IconButton icon={X} label={t('choose_none')} onPress={() => setChosenIds(new Set())} />
        </BulkBar>
      )}
      {forGood.length > 0 && (
        <Suspense>
          <DeleteForGood
            of={of}
            count={forGood.length}
            busy={moves.busy}
            onClose={() => setForGood([])}
            onDelete={() => void moves.move('hard_delete', forGood).then(() => setForGood([]))}
          />
        </Suspense>
      )}
    </div>
  );
}

function idsOf(messages: readonly Message[]): number[] {
  return messages.map(({ id }) => id);
}

/** Focuses the list when the focused row has left it; otherwise the keyboard would restart at the top. */
function usePreservedFocus(messages: readonly Message[]) {
  const list = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) list.current?.focus();
    const note = () => {
      hadFocus.current = list.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [messages]);
  return list;
}
