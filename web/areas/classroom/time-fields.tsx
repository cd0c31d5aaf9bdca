import { useQuery } from '@tanstack/react-query';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import { usePlaceOf } from '#web/shared/texts/place-of.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { modulesQuery } from './classroom-queries.ts';
import { dayInZone, timeInZone } from '#web/shared/texts/moment-in-zone.ts';

type TimeFieldsProps = {
  classroom: Classroom;
  lesson: ClassLesson | null;
  errorOf: (field: string) => string | undefined;
};

/** When a lesson is, who gives it and what it is about. */
export function TimeFields({ classroom, lesson, errorOf }: TimeFieldsProps) {
  const t = useTexts('classroom');
  const placeOf = usePlaceOf();
  const { tz, trainers } = classroom;
  const [only] = lesson?.trainers.length === 1 ? lesson.trainers : [];

  return (
    <>
      <TextField
        type="date"
        name="day"
        label={t('lesson_day_label')}
        defaultValue={lesson ? dayInZone(lesson.starts_at, tz) : ''}
        error={errorOf('day')}
      />
      <TextField
        type="time"
        name="from"
        label={t('lesson_from')}
        help={t('lesson_hours_of', { place: placeOf(tz) })}
        defaultValue={lesson ? timeInZone(lesson.starts_at, tz) : ''}
        error={errorOf('starts_at')}
      />
      <TextField
        type="time"
        name="until"
        label={t('lesson_until')}
        defaultValue={lesson ? timeInZone(lesson.ends_at, tz) : ''}
        error={errorOf('ends_at')}
      />
      {trainers.length > 1 && (
        <SelectField
          name="trainer_id"
          label={t('lesson_trainer')}
          defaultValue={only ? String(only.id) : ''}
          error={errorOf('trainer_id')}
        >
          <option value="">{t('lesson_all_trainers')}</option>
          {trainers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <ModuleField {...{ classroom, lesson, errorOf }} />
    </>
  );
}

/** Without the modules, the lesson keeps the one that it has. */
function ModuleField({ classroom, lesson, errorOf }: TimeFieldsProps) {
  const t = useTexts('classroom');
  const modules = useQuery(modulesQuery(classroom.course.id)).data?.results ?? [];

  if (modules.length === 0) return null;
  return (
    <SelectField
      name="module_id"
      label={t('lesson_module')}
      optional={t('optional')}
      defaultValue={lesson?.module ? String(lesson.module.id) : ''}
      error={errorOf('module_id')}
    >
      <option value="">{t('lesson_no_module')}</option>
      {modules.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
