import { gradePolicies } from '#contract/learning/learning/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { FieldOf, Section } from '../../frame/form/fields.ts';
import { uploadOf, type ContentKind } from './kinds.ts';
import type { ContentRow } from './noun.ts';

type Fields = readonly FieldOf<ContentRow>[];
type Parts = {
  kind: ContentKind;
  /** Null for a new one. */
  row: ContentRow | null;
};

const spoken = ['pt', 'en', 'fr', 'es'];

/** The form of a content, by its kind. */
export function useContentSections({ kind, row }: Parts): readonly Section<ContentRow>[] {
  const t = useTexts('desk_contents');

  return [
    { id: 'content', title: t('content_section'), fields: [...useTextFields(kind), ...useMediaFields({ kind, row })] },
    { id: 'rules', title: t('rules_section'), fields: useRuleFields({ kind, row }) },
  ];
}

function useTextFields(kind: ContentKind): Fields {
  const t = useTexts('desk_contents');
  const title = { kind: 'texts', name: 'title', label: t('title_field'), longest: 300 } as const;
  const body = { kind: 'texts', name: 'body', help: t('body_help'), isLong: true, rows: 14 } as const;

  switch (kind) {
    case 'text':
    case 'final':
      return [title, { ...body, label: t('body') }];
    case 'task':
    case 'assessment':
      return [title, { ...body, label: t('instructions') }];
    default:
      return [title, { ...body, label: t('beside'), rows: 5 }];
  }
}

function useMediaFields({ kind, row }: Parts): Fields {
  const t = useTexts('desk_contents');
  const ofVideo = useVideoFields(row);
  const file = { kind: 'upload', name: 'file_id', working: t('checking'), stored: row?.file ?? null } as const;

  switch (kind) {
    case 'url':
      return [{ kind: 'text', name: 'url', label: t('url'), help: t('url_help'), longest: 2000 }];
    case 'document':
      return [{ ...file, ...uploadOf(kind), label: t('document') }];
    case 'picture':
      return [{ ...file, ...uploadOf(kind), label: t('picture') }];
    case 'video':
      return [{ ...file, ...uploadOf(kind), label: t('video'), lengthField: 'duration_seconds' }, ...ofVideo];
    case 'scorm': {
      const stored = row?.scorm_package ? { id: row.scorm_package.id, name: row.scorm_package.title } : null;
      const field = { kind: 'upload', name: 'scorm_package_id', label: t('package'), working: t('unpacking') } as const;
      return [{ ...field, ...uploadOf(kind), stored }];
    }
    default:
      return [];
  }
}

function useVideoFields(row: ContentRow | null): Fields {
  const t = useTexts('desk_contents');
  const { locale } = useVisitor();
  const nameOf = new Intl.DisplayNames(locale, { type: 'language' });

  return [
    { kind: 'number', name: 'duration_seconds', label: t('duration'), help: t('duration_help') },
    {
      kind: 'upload',
      name: 'captions_file_id',
      label: t('captions'),
      working: t('checking'),
      stored: row?.captions_file ?? null,
      canBeNone: true,
      ...uploadOf('captions'),
    },
    {
      kind: 'choice',
      name: 'captions_language',
      label: t('captions_language'),
      choices: spoken.map((key) => ({ key, name: nameOf.of(key) ?? key })),
      none: useTexts('desk')('not_given'),
    },
  ];
}

/** Of a new one the server knows what is graded by itself. */
function useRuleFields({ kind, row }: Parts): Fields {
  const t = useTexts('desk_contents');
  const always: Fields = [
    { kind: 'flag', name: 'is_mandatory', label: t('is_mandatory'), help: t('is_mandatory_help') },
    { kind: 'flag', name: 'is_preview', label: t('is_preview'), help: t('is_preview_help') },
  ];
  const graded: Fields = [
    { kind: 'flag', name: 'is_graded', label: t('is_graded'), help: t('is_graded_help') },
    { kind: 'number', name: 'weight', label: t('weight'), help: t('weight_help'), decimals: 2 },
  ];
  const scorm: Fields = [
    { kind: 'flag', name: 'completes_on_open', label: t('completes_on_open'), help: t('completes_on_open_help') },
    { kind: 'number', name: 'attempts_allowed', label: t('attempts_allowed') },
    {
      kind: 'choice',
      name: 'attempt_grading',
      label: t('attempt_grading'),
      choices: gradePolicies.map((key) => ({ key, name: t('attempt_of', { key }) })),
    },
  ];

  if (row === null) return always;
  if (kind === 'scorm') return [...always, ...graded, ...scorm];
  return kind === 'task' || kind === 'assessment' ? [...always, ...graded] : always;
}
