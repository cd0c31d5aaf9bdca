import { useState } from 'react';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { actsOf, type LessonAct } from './model/lesson-acts.ts';
import { ChangeLesson } from './plan-lesson.tsx';
import { useLessonChange } from './use-lesson-change.ts';

type LessonActionsProps = { classroom: Classroom; lesson: ClassLesson; day: string; now: number };

/** What trainers and staff do with a lesson. */
export function LessonActions({ classroom, lesson, day, now }: LessonActionsProps) {
  const t = useTexts('classroom');
  // Undefined until one was opened, so that mounting moves no focus.
  const [open, setOpen] = useState<LessonAct | null>();
  const acts = actsOf(lesson, classroom, now);
  const close = () => setOpen(null);
  const isForm = open === 'give' || open === 'place' || open === 'plan';

  if (acts.length === 0) return null;
  return (
    <InPlace
      open={open === undefined ? undefined : isForm}
      form={
        open === 'give' ? (
          <GiveLesson lesson={lesson} onDone={close} />
        ) : (
          <ChangeLesson classroom={classroom} lesson={lesson} onDone={close} />
        )
      }
    >
      <Row>
        {acts.map((act) => (
          <Button
            key={act}
            small
            variant={variantOf(act, lesson)}
            aria-label={`${t(wordsOf(act, lesson))}: ${day}`}
            onPress={() => setOpen(act)}
          >
            {t(wordsOf(act, lesson))}
          </Button>
        ))}
      </Row>
      <CancelLesson lesson={lesson} open={open === 'cancel'} onClose={close} />
      <RestoreLesson lesson={lesson} open={open === 'restore'} onClose={close} />
    </InPlace>
  );
}

function variantOf(act: LessonAct, { summary }: ClassLesson) {
  if (act === 'cancel') return 'dangerQuiet';
  return act === 'give' && !summary ? 'secondary' : 'quiet';
}

function wordsOf(act: LessonAct, { summary }: ClassLesson) {
  return act === 'give' && summary ? 'lesson_act_correct' : (`lesson_act_${act}` as const);
}

const longestSummary = 4_000;

function GiveLesson({ lesson, onDone }: { lesson: ClassLesson; onDone: () => void }) {
  const t = useTexts('classroom');
  const { busy, errors, attempt, errorOf, refuse, change } = useLessonChange('lesson_saved', onDone);

  return (
    <Form
      failed={t('lesson_not_saved')}
      errors={errors}
      attempt={attempt}
      onSubmit={({ text }) => {
        const summary = text('summary').trim();
        if (summary === '') return refuse([{ field: 'summary', message: t('summary_missing') }]);
        return change(() => api().classes.giveLesson({ data: [{ id: lesson.id, summary }] }));
      }}
    >
      <TextArea
        name="summary"
        label={t('summary')}
        help={t('summary_help')}
        rows={4}
        maxLength={longestSummary}
        defaultValue={lesson.summary ?? ''}
        error={errorOf('summary')}
      />
      <Row>
        <Button type="submit" small busy={busy}>
          {t(lesson.summary ? 'summary_save' : 'summary_give')}
        </Button>
        <Button variant="quiet" small onPress={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}

type DialogProps = { lesson: ClassLesson; open: boolean; onClose: () => void };

function CancelLesson({ lesson, open, onClose }: DialogProps) {
  const t = useTexts('classroom');
  const [reason, setReason] = useState('');
  const { busy, errors, errorOf, refuse, change } = useLessonChange('lesson_canceled_done', onClose);

  function confirm(): void {
    if (reason.trim() === '') return refuse([{ field: 'reason', message: t('lesson_reason_missing') }]);
    void change(() => api().classes.cancelLesson({ data: [{ id: lesson.id, reason: reason.trim() }] }));
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('lesson_cancel_title')}
      cancelLabel={t('lesson_keep')}
      confirmLabel={t('lesson_act_cancel')}
      busy={busy}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <Stack>
        <CommandErrors errors={errors.filter(({ field }) => field !== 'reason')} />
        <p>{t('lesson_cancel_words')}</p>
        <TextArea
          name="reason"
          label={t('lesson_reason')}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={errorOf('reason')}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function RestoreLesson({ lesson, open, onClose }: DialogProps) {
  const t = useTexts('classroom');
  const { busy, errors, change } = useLessonChange('lesson_restored', onClose);

  return (
    <ConfirmDialog
      open={open}
      title={t('lesson_restore_title')}
      cancelLabel={t('cancel')}
      confirmLabel={t('lesson_act_restore')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void change(() => api().classes.restoreLesson({ data: [{ id: lesson.id }] }))}
    >
      <Stack>
        <CommandErrors errors={errors} />
        <p>{t('lesson_restore_words')}</p>
      </Stack>
    </ConfirmDialog>
  );
}
