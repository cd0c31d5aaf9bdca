import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import { api } from '#web/shared/api/api.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { momentInZone } from '#web/shared/texts/moment-in-zone.ts';
import { TimeFields } from './time-fields.tsx';
import { useLessonChange } from './use-lesson-change.ts';

/** For staff: a lesson that the class does not have yet. */
export function PlanLesson({ classroom }: { classroom: Classroom }) {
  const t = useTexts('classroom');
  const [isOpen, setIsOpen] = useState<boolean>();
  const close = () => setIsOpen(false);

  return (
    <InPlace open={isOpen} form={<LessonForm classroom={classroom} lesson={null} plans onDone={close} />}>
      <Row>
        <Button variant="secondary" onPress={() => setIsOpen(true)}>
          <Icon of={Plus} />
          {t('lesson_new')}
        </Button>
      </Row>
    </InPlace>
  );
}

type ChangeLessonProps = { classroom: Classroom; lesson: ClassLesson; onDone: () => void };

export function ChangeLesson(props: ChangeLessonProps) {
  return <LessonForm {...props} plans={props.classroom.roles.includes('administrator')} />;
}

type LessonFormProps = Omit<ChangeLessonProps, 'lesson'> & {
  lesson: ClassLesson | null;
  /** Times and trainer too, and not the place alone. */
  plans: boolean;
};

function LessonForm({ classroom, lesson, plans, onDone }: LessonFormProps) {
  const t = useTexts('classroom');
  const { busy, errors, attempt, errorOf, submit } = usePlanning({ classroom, lesson, plans, onDone });

  return (
    <Form failed={t('lesson_not_saved')} errors={errors} attempt={attempt} onSubmit={submit}>
      {plans && <TimeFields classroom={classroom} lesson={lesson} errorOf={errorOf} />}
      <TextField
        name="room"
        label={t('lesson_room')}
        optional={t('optional')}
        maxLength={100}
        defaultValue={lesson?.room ?? ''}
        error={errorOf('room')}
      />
      {classroom.type === 'online-sync' && (
        <TextField
          name="meeting_url"
          label={t('lesson_link')}
          optional={t('optional')}
          help={t('lesson_link_help')}
          maxLength={2000}
          defaultValue={lesson?.meeting_url ?? ''}
          error={errorOf('meeting_url')}
        />
      )}
      <Row>
        <Button type="submit" small busy={busy}>
          {t(lesson ? 'lesson_save' : 'lesson_create')}
        </Button>
        <Button variant="quiet" small onPress={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}

function usePlanning({ classroom, lesson, plans, onDone }: LessonFormProps) {
  const t = useTexts('classroom');
  const { change, refuse, ...sending } = useLessonChange('lesson_saved', onDone);

  function submit(typed: Typed): Promise<void> | void {
    const place = placeIn(typed, classroom);
    if (!plans && lesson) {
      return change(() =>
        api().classes.updateLesson({ data: [{ ...place, id: lesson.id, sequence: lesson.sequence }] }),
      );
    }
    const times = timesIn(typed, classroom.tz);
    const missing = Object.entries(times).filter(([, moment]) => moment === null);
    const { starts_at, ends_at } = times;
    if (starts_at === null || ends_at === null) return refuse(missing.map(([field]) => errorFor(field)));
    const { trainers } = classroom;
    const trainer = trainers.length > 1 && { trainer_id: Number(typed.text('trainer_id')) || null };
    const programme = typed.has('module_id') && { module_id: Number(typed.text('module_id')) || null };
    const planned = { ...place, ...trainer, ...programme, starts_at, ends_at };
    return change(() =>
      lesson
        ? api().classes.updateLesson({ data: [{ ...planned, id: lesson.id, sequence: lesson.sequence }] })
        : api().classes.createLesson({ data: [{ ...planned, class_id: classroom.id }] }),
    );
  }

  function errorFor(field: string): FormError {
    return { field, message: t(field === 'starts_at' ? 'lesson_from_missing' : 'lesson_until_missing') };
  }

  return { ...sending, submit };
}

function timesIn({ text }: Typed, tz: string) {
  const at = (name: string) => momentInZone(text('day'), text(name), tz);
  return { starts_at: at('from'), ends_at: at('until') };
}

function placeIn({ text }: Typed, { type }: Classroom) {
  const link = text('meeting_url').trim();
  return { room: text('room').trim() || null, ...(type === 'online-sync' && { meeting_url: link || null }) };
}
