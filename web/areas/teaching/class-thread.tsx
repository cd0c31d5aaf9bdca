import { useQueryClient } from '@tanstack/react-query';
import { Reply, Send } from 'lucide-react';
import { useId, useState } from 'react';
import type { ClassReply } from '#contract/areas/teaching/calls.ts';
import { longestClassReply } from '#contract/areas/teaching/values.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { Caption, Row, Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import styles from './teaching.module.css';

type Thread = {
  messageId: number;
  /** Of a trainer, whose thread it is; a recipient writes in their own. */
  person?: { id: number; name: string };
};

type ClassThreadProps = Thread & { replies: readonly ClassReply[]; mayReply: boolean; tz: string };

/** What was answered to a message of the class, and a form to answer. */
export function ClassThread({ messageId, person, replies, mayReply, tz }: ClassThreadProps) {
  const t = useTexts('teaching');
  const { day, time } = useDates();
  const headId = useId();

  return (
    <Stack>
      {person && (
        <b id={headId} className={styles.threadHead}>
          {t('thread_of', { name: person.name })}
        </b>
      )}
      {replies.length > 0 && (
        <ol className={styles.thread} {...(person ? { 'aria-labelledby': headId } : { 'aria-label': t('replies') })}>
          {replies.map(({ id, author, text, sent_at }) => (
            <li key={id}>
              <p>{text}</p>
              <Caption>
                {t('received_at', { name: author.name, day: day(sent_at, tz), time: time(sent_at, tz) })}
              </Caption>
            </li>
          ))}
        </ol>
      )}
      {mayReply && <ReplyForm messageId={messageId} {...(person && { person })} />}
    </Stack>
  );
}

function ReplyForm(thread: Thread) {
  const t = useTexts('teaching');
  const { person } = thread;
  const [isOpen, setOpen] = useState<boolean>();

  return (
    <InPlace open={isOpen} form={<OpenReplyForm {...thread} onClose={() => setOpen(false)} />}>
      <Row>
        <Button
          variant="quiet"
          small
          aria-label={person ? t('reply_to', { name: person.name }) : t('reply')}
          onPress={() => setOpen(true)}
        >
          <Icon of={Reply} />
          {t('reply')}
        </Button>
      </Row>
    </InPlace>
  );
}

function OpenReplyForm({ messageId, person, onClose }: Thread & { onClose: () => void }) {
  const t = useTexts('teaching');
  const client = useQueryClient();
  const { busy, errors, attempt, errorOf, refuse, send } = useSending();

  async function submit(text: string): Promise<void> {
    if (text === '') return refuse([{ field: 'text', message: t('reply_missing') }]);
    const reply = { class_message_id: messageId, text, ...(person && { person_id: person.id }) };
    if (!(await send(() => api().teaching.replyToClassMessage({ data: [reply] })))) return;
    notify({ kind: 'success', messages: t('reply_done') });
    onClose();
    const { retrieveClassMessages, retrieveReceivedClassMessages } = queries().teaching;
    await Promise.all(
      [retrieveClassMessages, retrieveReceivedClassMessages].map((call) =>
        client.invalidateQueries({ queryKey: call.key() }),
      ),
    );
  }

  return (
    <Form
      failed={t('reply_failed')}
      errors={errors}
      attempt={attempt}
      onSubmit={({ text }) => submit(text('text').trim())}
    >
      <TextArea
        name="text"
        label={t('reply_text')}
        help={person ? t('reply_help_trainer', { name: person.name }) : t('reply_help')}
        rows={3}
        maxLength={longestClassReply}
        error={errorOf('text')}
      />
      <Row>
        <Button type="submit" variant="secondary" small busy={busy}>
          <Icon of={Send} />
          {t('reply_send')}
        </Button>
        <Button variant="quiet" small onPress={onClose}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}
