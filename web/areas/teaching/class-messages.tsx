import { useQuery } from '@tanstack/react-query';
import type { ClassMessage } from '#contract/areas/teaching/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption, Panel, Stack } from '#web/shared/ui/layout.tsx';
import { ClassThread } from './class-thread.tsx';
import { MessageForm } from './message-form.tsx';
import { classMessagesQuery } from './teaching-queries.ts';
import styles from './teaching.module.css';

/** To write to the class, and what was written to it: who, when, to how many. */
export function ClassMessages({ classId, tz }: { classId: number; tz: string }) {
  const t = useTexts('teaching');
  const query = useQuery(classMessagesQuery(classId));

  return (
    <Panel title={t('messages')}>
      <Stack>
        <MessageForm classId={classId} chosen={null} onDone={() => undefined} />
        <Loaded query={query} loading={t('loading')} failed={t('messages_failed')} rows={2}>
          {({ results }) =>
            results.length === 0 ? (
              <p>{t('no_messages')}</p>
            ) : (
              <ol className={styles.messages}>
                {results.map((message) => (
                  <Message key={message.id} message={message} tz={tz} />
                ))}
              </ol>
            )
          }
        </Loaded>
      </Stack>
    </Panel>
  );
}

function Message({
  message: { id, sender, text, recipient_count: count, sent_at, threads },
  tz,
}: {
  message: ClassMessage;
  tz: string;
}) {
  const t = useTexts('teaching');
  const { day, time } = useDates();

  return (
    <li>
      <p>{text}</p>
      <Caption>
        {t('message_sent', { name: sender.name, day: day(sent_at, tz), time: time(sent_at, tz), count })}
      </Caption>
      {threads.map(({ person, replies }) => (
        <ClassThread key={person.id} messageId={id} person={person} replies={replies} mayReply tz={tz} />
      ))}
    </li>
  );
}
