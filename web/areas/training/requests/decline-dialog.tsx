import type { CourseRequest } from '#contract/areas/training/requests.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { useSeatCommand } from '../use-seat-command.ts';

const mostReason = 300;

export function DeclineDialog({ request: { id, name }, onClose }: { request: CourseRequest; onClose: () => void }) {
  const t = useTexts('course_requests');
  const { busy, errors, attempt, errorOf, refuse, run } = useSeatCommand();

  async function decline(reason: string): Promise<void> {
    if (!reason) return refuse([{ field: 'reason', message: t('reason_missing') }]);
    const data: [{ id: number; reason: string }] = [{ id, reason }];
    if (await run(() => api().training.declineCourseRequest({ data }), t('declined', { name }))) onClose();
  }

  return (
    <Dialog open title={t('decline_title', { name })} onClose={onClose}>
      <Form
        failed={t('not_declined')}
        errors={errors}
        attempt={attempt}
        onSubmit={({ text }) => decline(text('reason').trim())}
      >
        <TextArea
          name="reason"
          label={t('reason')}
          help={t('reason_help', { name })}
          error={errorOf('reason')}
          maxLength={mostReason}
          rows={3}
        />
        <Row>
          <Button type="submit" busy={busy}>
            {t('decline')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
