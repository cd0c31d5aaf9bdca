import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { useMoments } from '../use-item-words.ts';
import type { EvidenceProps } from './evidence-props.ts';
import { LoadedEvidence } from './loaded-evidence.tsx';
import styles from '../inbox.module.css';

export function ContactEvidence({ item }: EvidenceProps) {
  const t = useTexts('desk_inbox');
  const moments = useMoments();
  const input = { filter: { id: item.id } };
  const query = useQuery(queries().messages.retrieveContactMessages.queryOptions({ input }));

  return (
    <LoadedEvidence query={query}>
      {({ name, email, subject, message, sent_at }) => (
        <div className={styles.evidence}>
          <div className={styles.facts}>
            <DefinitionList
              items={[
                { term: t('from'), value: `${name} · ${email}` },
                { term: t('subject'), value: subject },
                { term: t('sent_at'), value: moments.text(sent_at) },
              ]}
            />
            <blockquote>{message}</blockquote>
          </div>
        </div>
      )}
    </LoadedEvidence>
  );
}
