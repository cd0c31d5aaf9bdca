import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { longestClassMessage } from '#contract/areas/teaching/values.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { TextArea } from '#web/shared/ui/text-area.tsx';

type MessageFormProps = {
  classId: number;
  /** The enrollments that get it; everybody where it is null. */
  chosen: readonly number[] | null;
  onDone: () => void;
};

export function MessageForm({ classId, chosen, onDone }: MessageFormProps) {
  const t = useTexts('teaching');
  const client = useQueryClient();
  const { busy, errors, attempt, errorOf, refuse, send } = useSending();
  const [text, setText] = useState('');

  async function submit(): Promise<void> {
    if (text.trim() === '') return refuse([{ field: 'text', message: t('message_missing') }]);
    const message = { class_id: classId, text: text.trim(), ...(chosen && { enrollment_ids: [...chosen] }) };
    if (!(await send(() => api().teaching.sendClassMessage({ data: [message] })))) return;
    notify({ kind: 'success', messages: t('message_done') });
    setText('');
    onDone();
    await client.invalidateQueries({ queryKey: queries().teaching.retrieveClassMessages.key() });
  }

  return (
    <Form failed={t('message_failed')} errors={errors} attempt={attempt} onSubmit={submit}>
      <TextArea
        name="text"
        label={chosen ? t('message_to', { count: chosen.length }) : t('message_to_all')}
        help={t('message_help')}
        rows={3}
        maxLength={longestClassMessage}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={errorOf('text')}
      />
      <Row>
        <Button type="submit" variant="secondary" busy={busy}>
          <Icon of={Send} />
          {t('message_send')}
        </Button>
      </Row>
    </Form>
  );
}
