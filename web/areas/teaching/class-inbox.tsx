import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption, Panel } from '#web/shared/ui/layout.tsx';
import { ClassThread } from './class-thread.tsx';
import { receivedMessagesQuery } from './teaching-queries.ts';
import styles from './teaching.module.css';

/** What the trainers of a class wrote to the reader; nothing before the first message. */
export function ClassInbox({ classId, tz }: { classId: number; tz: string }) {
  const t = useTexts('teaching');
  const { day, time } = useDates();
  const query = useQuery(receivedMessagesQuery(classId));

  if (query.data?.total === 0) return null;
  return (
    <Panel title={t('received')}>
      <Loaded query={query} loading={t('received_loading')} failed={t('received_failed')} rows={2}>
        {({ results }) => (
          <ol className={styles.messages}>
            {results.map(({ id, text, sender, sent_at, replies, may_reply }) => (
              <li key={id}>
                <p>{text}</p>
                <Caption>
                  {t('received_at', { name: sender.name, day: day(sent_at, tz), time: time(sent_at, tz) })}
                </Caption>
                <ClassThread messageId={id} replies={replies} mayReply={may_reply} tz={tz} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Panel>
  );
}
