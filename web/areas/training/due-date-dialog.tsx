import type { SeatLine } from '#contract/areas/training/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSeatCommand } from './use-seat-command.ts';

export function DueDateDialog({ line, onClose }: { line: SeatLine; onClose: () => void }) {
  const t = useTexts('our_courses');
  const { busy, errors, attempt, errorOf, run } = useSeatCommand();

  async function save(due_on: string | null): Promise<void> {
    const data: [{ order_item_id: number; due_on: string | null }] = [{ order_item_id: line.order_item_id, due_on }];
    if (await run(() => api().training.setSeatDueDate({ data }), t('due_saved'))) onClose();
  }

  return (
    <Dialog open title={t('due_title')} onClose={onClose}>
      <Form
        failed={t('due_failed')}
        errors={errors}
        attempt={attempt}
        onSubmit={({ text }) => void save(text('due_on') || null)}
      >
        <TextField
          type="date"
          name="due_on"
          label={t('due_label')}
          help={t('due_help')}
          error={errorOf('due_on')}
          defaultValue={line.due_on ?? ''}
        />
        <Row>
          <Button type="submit" busy={busy}>
            {t('due_save')}
          </Button>
          {line.due_on && (
            <Button variant="quiet" onPress={() => void save(null)}>
              {t('due_remove')}
            </Button>
          )}
        </Row>
      </Form>
    </Dialog>
  );
}
