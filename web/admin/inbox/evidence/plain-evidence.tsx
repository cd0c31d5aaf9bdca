import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { useItemWords, useMoments } from '../use-item-words.ts';
import type { EvidenceProps } from './evidence-props.ts';
import styles from '../inbox.module.css';

/** Items that the list itself says everything about. */
function Facts({ items }: { items: readonly { term: string; value: ReactNode }[] }) {
  return (
    <div className={styles.evidence}>
      <div className={styles.facts}>
        <DefinitionList items={items} />
      </div>
    </div>
  );
}

export function ClassEvidence({ item }: EvidenceProps) {
  const t = useTexts('desk_inbox');
  const moments = useMoments();

  return (
    <Facts
      items={[
        { term: t('course'), value: item.course_title },
        { term: t('enrolled'), value: <strong>{item.count}</strong> },
        { term: t('least'), value: item.least },
        ...(item.due_at === null ? [] : [{ term: t('starts'), value: moments.text(item.due_at) }]),
      ]}
    />
  );
}

export function HandOverEvidence({ item }: EvidenceProps) {
  const t = useTexts('desk_inbox');
  const { detail } = useItemWords(item);

  return (
    <Facts
      items={[
        { term: t('order'), value: item.order_number },
        { term: t('document'), value: detail },
        { term: t('last_error'), value: item.about },
        { term: t('attempts'), value: item.count },
      ]}
    />
  );
}

export function MailEvidence({ item }: EvidenceProps) {
  const t = useTexts('desk_inbox');
  const moments = useMoments();

  return (
    <Facts
      items={[
        { term: t('recipient'), value: item.title },
        { term: t('subject'), value: item.about },
        { term: t('sent_at'), value: moments.text(item.waits_since) },
      ]}
    />
  );
}
