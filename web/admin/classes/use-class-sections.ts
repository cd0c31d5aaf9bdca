import { useQuery } from '@tanstack/react-query';
import { mandatoryFileCategories } from '#contract/learning/enrollments/values.ts';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { timeZones } from '#contract/offer/classes/values.ts';
import { usePlaceOf } from '#web/shared/texts/place-of.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { courses } from '../courses/noun.ts';
import type { Choice, FieldOf, Section } from '../frame/form/fields.ts';
import { useChoices } from '../frame/use-choices.ts';
import { regulations } from '../regulations/noun.ts';
import { trainersQuery } from './class-queries.ts';
import type { ClassRow } from './noun.ts';

type Fields = readonly FieldOf<ClassRow>[];

/** The form of a class. Its course is chosen once. */
export function useClassSections({ isNew }: { isNew: boolean }): readonly Section<ClassRow>[] {
  const t = useTexts('desk_classes');
  const course = useCourseField();
  const about = useAboutFields();

  return [
    { id: 'about', title: t('about_section'), fields: isNew ? [course, ...about] : about },
    { id: 'dates', title: t('dates_section'), fields: useDateFields() },
    { id: 'place', title: t('place_section'), fields: usePlaceFields() },
    { id: 'rules', title: t('rules_section'), fields: useRuleFields() },
  ];
}

function useCourseField(): FieldOf<ClassRow> {
  const t = useTexts('desk_classes');
  const choices = useChoices(courses);
  return {
    kind: 'reference',
    name: 'course_id',
    label: t('course'),
    help: t('course_help'),
    choices,
    none: t('choose'),
  };
}

function useAboutFields(): Fields {
  const t = useTexts('desk_classes');
  const site = useTexts('site');

  return [
    { kind: 'text', name: 'code', label: t('code'), help: t('code_help'), longest: 40 },
    {
      kind: 'choice',
      name: 'type',
      label: t('type'),
      choices: courseTypes.map((key) => ({ key, name: site(`type_${key}`) })),
    },
    { kind: 'number', name: 'capacity', label: t('capacity'), help: t('capacity_help') },
    { kind: 'number', name: 'min_participants', label: t('minimum'), help: t('minimum_help') },
    {
      kind: 'references',
      name: 'trainer_ids',
      label: t('trainers'),
      help: t('trainers_help'),
      choices: useTrainers(),
      none: t('choose'),
    },
  ];
}

function useDateFields(): Fields {
  const t = useTexts('desk_classes');
  const placeOf = usePlaceOf();
  const zoneField = 'tz';

  return [
    {
      kind: 'choice',
      name: 'tz',
      label: t('zone'),
      help: t('zone_help'),
      choices: timeZones.map((key) => ({ key, name: t('zone_of', { place: placeOf(key) }) })),
    },
    { kind: 'moment', name: 'start_at', label: t('start_at'), help: t('start_help'), zoneField },
    { kind: 'moment', name: 'end_at', label: t('end_at'), zoneField },
    { kind: 'moment', name: 'registration_opens_at', label: t('opens_at'), help: t('opens_help'), zoneField },
    { kind: 'moment', name: 'registration_deadline', label: t('deadline'), help: t('deadline_help'), zoneField },
  ];
}

function usePlaceFields(): Fields {
  const t = useTexts('desk_classes');

  return [
    { kind: 'text', name: 'venue', label: t('venue'), help: t('venue_help'), longest: 200, isNullable: true },
    { kind: 'text', name: 'city', label: t('city'), longest: 100, isNullable: true },
    {
      kind: 'text',
      name: 'meeting_url',
      label: t('meeting_url'),
      help: t('meeting_help'),
      longest: 2000,
      isNullable: true,
    },
  ];
}

function useRuleFields(): Fields {
  const t = useTexts('desk_classes');

  return [
    { kind: 'number', name: 'attendance_min', label: t('attendance'), help: t('attendance_help'), decimals: 1 },
    { kind: 'number', name: 'grade_min', label: t('grade'), help: t('grade_help'), decimals: 1 },
    {
      kind: 'reference',
      name: 'regulation_file_id',
      label: t('regulation'),
      help: t('regulation_help'),
      choices: useChoices(regulations),
      none: t('no_regulation'),
    },
    {
      kind: 'several',
      name: 'mandatory_files',
      label: t('files'),
      help: t('files_help'),
      choices: mandatoryFileCategories.map((key) => ({ key, name: t(`file_${key}`) })),
    },
  ];
}

/** The people who can teach, by name; two of one name are told apart by their addresses. */
export function useTrainers(): readonly Choice[] {
  const { data: trainers = [] } = useQuery(trainersQuery());
  const isNamesake = (name: string) => trainers.filter((trainer) => trainer.name === name).length > 1;
  return trainers.map(({ id, name, username }) => ({
    key: String(id),
    name: isNamesake(name) ? `${name} (${username})` : name,
  }));
}
