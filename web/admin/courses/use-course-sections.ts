import { certificateTypes, courseLevels, courseTypes, packageTypes } from '#contract/offer/catalogue/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { categories } from '../categories/noun.ts';
import type { FieldOf, Section } from '../frame/form/fields.ts';
import { useChoices } from '../frame/use-choices.ts';
import { partners } from '../partners/noun.ts';
import { courses, type CourseRow } from './noun.ts';

type Fields = readonly FieldOf<CourseRow>[];

const spoken = ['pt', 'en', 'fr', 'es'];

/** The form of a course. A course is neither its own prerequisite nor in itself. */
export function useCourseSections(ownId: number): readonly Section<CourseRow>[] {
  const t = useTexts('desk_courses');

  return [
    { id: 'texts', title: t('texts_section'), fields: useTextFields() },
    { id: 'facts', title: t('facts_section'), fields: useFactFields() },
    { id: 'certificate', title: t('certificate_section'), fields: useCertificateFields() },
    { id: 'sale', title: t('sale_section'), fields: useSaleFields(ownId) },
    { id: 'questions', title: t('questions_section'), fields: useQuestionFields() },
  ];
}

function useTextFields(): Fields {
  const t = useTexts('desk_courses');
  const desk = useTexts('desk');

  return [
    { kind: 'texts', name: 'title', label: t('course_title'), longest: 300 },
    { kind: 'texts', name: 'summary', label: t('summary'), help: t('summary_help'), isLong: true },
    { kind: 'texts', name: 'description', label: t('description'), isLong: true },
    { kind: 'lines', name: 'outcomes', label: t('outcomes'), help: t('outcomes_help') },
    { kind: 'texts', name: 'requirements', label: t('requirements'), isLong: true },
    { kind: 'picture', name: 'cover_picture_id', label: t('cover') },
    { kind: 'texts', name: 'cover_picture_alt', label: t('cover_alt'), help: desk('alt_help'), longest: 300 },
  ];
}

function useFactFields(): Fields {
  const t = useTexts('desk_courses');
  const site = useTexts('site');
  const { locale } = useVisitor();
  const nameOf = new Intl.DisplayNames(locale, { type: 'language' });
  const none = useTexts('desk')('not_given');

  return [
    {
      kind: 'choice',
      name: 'type',
      label: t('type'),
      choices: courseTypes.map((key) => ({ key, name: site(`type_${key}`) })),
    },
    {
      kind: 'choice',
      name: 'package_type',
      label: t('package_type'),
      choices: packageTypes.map((key) => ({ key, name: t('package_of', { key }) })),
    },
    { kind: 'reference', name: 'category_id', label: t('category'), choices: useChoices(categories), none },
    { kind: 'reference', name: 'partner_id', label: t('partner'), choices: useChoices(partners), none },
    {
      kind: 'choice',
      name: 'level',
      label: t('level'),
      choices: courseLevels.map((key) => ({ key, name: t('level_of', { key }) })),
    },
    {
      kind: 'choice',
      name: 'language',
      label: t('language'),
      choices: spoken.map((key) => ({ key, name: nameOf.of(key) ?? key })),
    },
    { kind: 'number', name: 'workload_hours', label: t('workload'), decimals: 1 },
  ];
}

function useCertificateFields(): Fields {
  const t = useTexts('desk_courses');

  return [
    {
      kind: 'choice',
      name: 'certificate_type',
      label: t('certificate_type'),
      choices: certificateTypes.map((key) => ({
        key,
        name: key === 'conclusion-certificate' ? t('certificate_conclusion') : t('certificate_participation'),
      })),
    },
    { kind: 'number', name: 'certificate_valid_months', label: t('valid_months'), help: t('valid_months_help') },
    { kind: 'number', name: 'least_hours_percent', label: t('least_hours'), help: t('least_hours_help') },
  ];
}

function useSaleFields(ownId: number): Fields {
  const t = useTexts('desk_courses');
  const others = useChoices(courses).filter(({ key }) => Number(key) !== ownId);

  return [
    { kind: 'flag', name: 'is_published', label: t('is_published'), help: t('is_published_help') },
    { kind: 'prices', name: 'prices', label: t('prices'), help: t('prices_help') },
    {
      kind: 'references',
      name: 'prerequisite_ids',
      label: t('prerequisites'),
      help: t('prerequisites_help'),
      choices: others,
      none: t('choose_course'),
    },
    {
      kind: 'references',
      name: 'course_ids',
      label: t('package_courses'),
      help: t('package_courses_help'),
      choices: others,
      none: t('choose_course'),
      isOrdered: true,
    },
  ];
}

function useQuestionFields(): Fields {
  const t = useTexts('desk_courses');
  return [{ kind: 'questions', name: 'questions', label: t('questions'), help: t('questions_help') }];
}
