import { longestLegalText } from '#contract/platform/legal/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { FieldOf } from '../frame/form/fields.ts';
import type { LegalTextRow } from './noun.ts';

/** What of a draft can be changed. */
export function useDraftFields(): readonly FieldOf<LegalTextRow>[] {
  const t = useTexts('desk_legal');

  return [
    {
      kind: 'texts',
      name: 'body',
      label: t('body'),
      help: t('body_help'),
      isLong: true,
      rows: 24,
      longest: longestLegalText,
    },
    { kind: 'day', name: 'counts_from', label: t('counts_from'), help: t('counts_from_help') },
  ];
}
