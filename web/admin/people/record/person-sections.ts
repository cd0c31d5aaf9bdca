import type { PersonRecord } from '#contract/people/people/calls.ts';
import { genders, identityDocuments, longestOfPerson, professionalSituations } from '#contract/people/people/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { FieldOf, Section } from '../../frame/form/fields.ts';
import { useCountries } from '../../frame/use-countries.ts';

type Fields = readonly FieldOf<PersonRecord>[];

/** The fields that staff correct, as the person sees them at «My account». */
export function usePersonSections(): readonly Section<PersonRecord>[] {
  const t = useTexts('desk_people');

  return [
    { id: 'name', title: t('section_name'), fields: useAboutPerson() },
    { id: 'document', title: t('document'), fields: useDocument() },
    { id: 'reach', title: t('section_reach'), fields: useAddress() },
  ];
}

function useAboutPerson(): Fields {
  const t = useTexts('desk_people');
  const none = useTexts('desk')('not_given');

  return [
    { kind: 'text', name: 'first_name', label: t('first_name'), longest: longestOfPerson.first_name },
    { kind: 'text', name: 'last_name', label: t('last_name'), longest: longestOfPerson.last_name },
    { kind: 'day', name: 'birth_date', label: t('birth') },
    {
      kind: 'choice',
      name: 'gender',
      label: t('gender'),
      choices: genders.map((key) => ({ key, name: t(`gender_${key}`) })),
      none,
    },
    {
      kind: 'choice',
      name: 'professional_situation',
      label: t('situation'),
      choices: professionalSituations.map((key) => ({ key, name: t(`situation_${key}`) })),
      none,
    },
  ];
}

function useDocument(): Fields {
  const t = useTexts('desk_people');
  const none = useTexts('desk')('not_given');
  const kinds = identityDocuments.map((key) => ({ key, name: t(`document_${key}`) }));

  return [
    { kind: 'choice', name: 'document_type', label: t('document_kind'), choices: kinds, none },
    { kind: 'choice', name: 'document_country', label: t('document_country'), choices: useCountries(), none },
    { ...nullable('document_number'), label: t('document_number') },
    { kind: 'day', name: 'document_expires_on', label: t('document_until') },
  ];
}

function useAddress(): Fields {
  const t = useTexts('desk_people');
  const none = useTexts('desk')('not_given');

  return [
    { ...nullable('phone'), label: t('phone'), help: t('phone_help') },
    { ...nullable('street'), label: t('street') },
    { ...nullable('city'), label: t('city') },
    { ...nullable('province'), label: t('province') },
    { ...nullable('postal_code'), label: t('postal_code') },
    { kind: 'choice', name: 'country', label: t('country'), choices: useCountries(), none },
  ];
}

function nullable<N extends keyof typeof longestOfPerson>(name: N) {
  return { kind: 'text', name, longest: longestOfPerson[name], isNullable: true } as const;
}
