import { useRef, type SyntheticEvent } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { typedIn } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';

type WordsDialogProps = {
  title: string;
  label: string;
  action: string;
  initial: string;
  maxLength: number;
  onClose: () => void;
  /** The dialog shows what it throws, and keeps the text. */
  onSend: (words: string) => Promise<void>;
};

export function WordsDialog({ title, label, action, initial, maxLength, onClose, onSend }: WordsDialogProps) {
  const t = useTexts('reviews');
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const words = typedIn(form.current).text('words').trim();
    if (!words) return refuse([{ field: 'words', message: t('words_missing') }]);
    if (await send(() => onSend(words))) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('cancel')}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <FieldStack>
          <FormErrors title={t('not_sent')} errors={errors} attempt={attempt} />
          <TextArea
            name="words"
            label={label}
            rows={4}
            maxLength={maxLength}
            defaultValue={initial}
            error={errorOf('words')}
          />
          <Button type="submit" busy={busy}>
            {action}
          </Button>
        </FieldStack>
      </form>
    </Dialog>
  );
}
