import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { useAccountCommand } from './use-account-command.tsx';

type ReasonDialogProps = {
  open: boolean;
  title: string;
  /** What happens, for somebody who has not done it before. */
  children: ReactNode;
  reasonHelp: string;
  actLabel: string;
  isDanger?: boolean;
  done: string;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

const longest = 300;

/** What needs a reason. It stays typed while the identity is confirmed. */
export function ReasonDialog({
  open,
  title,
  children,
  reasonHelp,
  actLabel,
  isDanger = false,
  done,
  send,
  onClose,
}: ReasonDialogProps) {
  const t = useTexts('desk_people');
  const { run, busy, errors, attempt, dialog } = useAccountCommand();

  async function submit(reason: string): Promise<void> {
    if (await run(() => send(reason), { message: done })) onClose();
  }

  return (
    <>
      <Dialog open={open} title={title} onClose={onClose}>
        <Form
          failed={t('not_done')}
          errors={errors}
          attempt={attempt}
          onSubmit={({ text }) => void submit(text('reason'))}
        >
          {children}
          <TextArea
            name="reason"
            label={t('reason')}
            help={reasonHelp}
            maxLength={longest}
            rows={3}
            required
            error={errors.filter(({ field }) => field === 'reason').map(({ message }) => message)}
          />
          <Row>
            <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={busy}>
              {actLabel}
            </Button>
            <Button variant="secondary" onPress={onClose}>
              {t('cancel')}
            </Button>
          </Row>
        </Form>
      </Dialog>
      {dialog}
    </>
  );
}
