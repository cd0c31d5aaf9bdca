import { Check, Send } from 'lucide-react';
import type { OpenedTask } from '#contract/learning/tasks/calls.ts';
import { longestHandInText } from '#contract/learning/tasks/values.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { HandInFiles } from './hand-in-files.tsx';
import { useHandIn } from './use-hand-in.ts';
import styles from './task.module.css';

type HandInFormProps = { task: OpenedTask; onDone: () => void; onCancel?: () => void };

export function HandInForm({ task, onDone, onCancel }: HandInFormProps) {
  const t = useTexts('task');
  const { busy, errors, attempt, errorOf, draft, uploads, handIn } = useHandIn(task, onDone);

  return (
    <Form failed={t('not_handed_in')} errors={errors} attempt={attempt} onSubmit={handIn}>
      {task.takes_text && (
        <TextArea
          name="text"
          label={t('text')}
          help={t(task.takes_files ? 'text_help_or_files' : 'text_help')}
          rows={8}
          maxLength={longestHandInText}
          value={draft.text}
          onChange={({ target }) => draft.change(target.value)}
          error={errorOf('text')}
        />
      )}
      {task.takes_files && <HandInFiles uploads={uploads} error={errorOf('files') ?? errorOf('file_ids')} />}
      <Row>
        <Button type="submit" busy={busy}>
          <Icon of={Send} />
          {t(busy ? 'handing_in' : task.state === 'to_do' ? 'hand_in' : 'hand_in_again')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onPress={onCancel}>
            {t('cancel')}
          </Button>
        )}
        {draft.isStored && <Stored at={draft.savedAt} />}
      </Row>
    </Form>
  );
}

function Stored({ at }: { at: number }) {
  const t = useTexts('task');
  const { time } = useDates();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

  return (
    <p className={styles.stored}>
      <Icon of={Check} />
      <span>{t('stored', { time: time(new Date(at).toISOString(), timeZone) })}</span>
    </p>
  );
}
