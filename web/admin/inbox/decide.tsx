import { useState } from 'react';
import type { InboxItem } from '#contract/areas/inbox/calls.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import type { Decision, Typed } from './decision.ts';
import { DecisionForm } from './decision-form.tsx';
import { useRefreshInbox } from './inbox-queries.ts';
import { forbidUndo, offerUndo } from './undo.ts';
import { useDecisions } from './decisions/use-decisions.ts';
import styles from './inbox.module.css';

/** What can be decided. One that has an opposite is done at once and can be undone; any other asks first. */
export function Decide({ item, onDecided }: { item: InboxItem; onDecided: () => void }) {
  const t = useTexts('desk_inbox');
  const decisions = useDecisions(item);
  const refresh = useRefreshInbox();
  const { busy, errors, attempt, send } = useSending();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = decisions.find(({ key }) => key === openKey);

  async function carryOut(decision: Decision, typed: Typed): Promise<void> {
    const isDone = await send(() => decision.send(typed));
    if (isDone) {
      report(decision);
      if (!decision.stays) onDecided();
    }
    // Also after a refusal: it may have been decided meanwhile.
    await refresh();
  }

  function report({ done, undo }: Decision): void {
    setOpenKey(null);
    if (!undo) {
      forbidUndo();
      return notify({ kind: 'success', messages: done });
    }
    const undoAndShow = async () => {
      await undo();
      await refresh();
    };
    offerUndo({ messages: done, label: t('undo'), undone: t('undone'), undo: undoAndShow });
  }

  const press = (decision: Decision) => {
    if (!decision.question) return void carryOut(decision, { text: '', amountMinor: null });
    setOpenKey(decision.key === openKey ? null : decision.key);
  };

  return (
    <section className={styles.decide} aria-label={t('decide')}>
      <div className={styles.acts}>
        {decisions.map((decision) => (
          <Button
            key={decision.key}
            variant={decision.variant}
            busy={busy}
            aria-expanded={decision.question ? decision.key === openKey : undefined}
            aria-keyshortcuts={decision.shortcut}
            onPress={() => press(decision)}
          >
            {decision.label} {decision.shortcut && <kbd>{decision.shortcut.toUpperCase()}</kbd>}
          </Button>
        ))}
      </div>
      {open?.question ? (
        <DecisionForm
          key={open.key}
          decision={open}
          question={open.question}
          sending={{ busy, errors, attempt }}
          onSend={(typed) => void carryOut(open, typed)}
          onClose={() => setOpenKey(null)}
        />
      ) : (
        <CommandErrors errors={errors} />
      )}
    </section>
  );
}
