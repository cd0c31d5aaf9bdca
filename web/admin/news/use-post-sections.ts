import { categoryDrawings } from '#contract/offer/catalogue/values.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { courses } from '../courses/noun.ts';
import type { FieldOf, Section } from '../frame/form/fields.ts';
import { useChoices } from '../frame/use-choices.ts';
import { posts, type PostRow } from './noun.ts';

type Fields = readonly FieldOf<PostRow>[];

/** The form of a post, which is not related to itself. */
export function usePostSections(ownId: number): readonly Section<PostRow>[] {
  const t = useTexts('desk_news');

  return [
    { id: 'texts', title: t('texts_section'), fields: useTextFields() },
    { id: 'publishing', title: t('publishing_section'), fields: usePublishingFields() },
    { id: 'related', title: t('related_section'), fields: useRelatedFields(ownId) },
  ];
}

function useTextFields(): Fields {
  const t = useTexts('desk_news');

  return [
    { kind: 'texts', name: 'title', label: t('post_title'), longest: 300 },
    { kind: 'texts', name: 'summary', label: t('summary'), help: t('summary_help'), isLong: true, longest: 1000 },
    { kind: 'texts', name: 'body', label: t('body'), help: t('body_help'), isLong: true, longest: 20_000 },
    { kind: 'text', name: 'author', label: t('author'), longest: 120 },
  ];
}

function usePublishingFields(): Fields {
  const t = useTexts('desk_news');
  const desk = useTexts('desk');
  const drawings = categoryDrawings.map((key) => ({ key, name: t('drawing_of', { key }) }));

  return [
    { kind: 'moment', name: 'published_at', label: t('published_at'), help: t('published_help'), zone: operatorZone },
    { kind: 'choice', name: 'cover_key', label: t('drawing'), choices: drawings },
    { kind: 'picture', name: 'cover_picture_id', label: t('cover') },
    { kind: 'texts', name: 'cover_picture_alt', label: t('cover_alt'), help: desk('alt_help'), longest: 300 },
  ];
}

function useRelatedFields(ownId: number): Fields {
  const t = useTexts('desk_news');
  const others = useChoices(posts).filter(({ key }) => Number(key) !== ownId);

  return [
    {
      kind: 'references',
      name: 'related_course_ids',
      label: t('related_courses'),
      choices: useChoices(courses),
      none: t('choose'),
      isOrdered: true,
    },
    {
      kind: 'references',
      name: 'related_post_ids',
      label: t('related_posts'),
      help: t('related_posts_help'),
      choices: others,
      none: t('choose'),
      isOrdered: true,
    },
  ];
}
