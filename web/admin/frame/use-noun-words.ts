import { useTexts } from '#web/shared/texts/texts.ts';
import type { ListWords } from './list/list-page.tsx';
import type { RecordWords } from './record-page.tsx';

/** The texts of the areas whose pages are those of a noun: each has the words below. */
export type NounTexts =
  | 'desk_categories'
  | 'desk_classes'
  | 'desk_coupons'
  | 'desk_courses'
  | 'desk_currencies'
  | 'desk_guides'
  | 'desk_legal'
  | 'desk_news'
  | 'desk_partners'
  | 'desk_regulations'
  | 'desk_webhooks';

export function useNounWords(texts: NounTexts): ListWords & RecordWords {
  const t = useTexts(texts);

  return {
    title: t('title'),
    create: t('create'),
    save: t('save'),
    created: t('created'),
    search: t('search'),
    none: t('none'),
    noneText: t('none_text'),
    count: (count) => t('count', { count }),
  };
}
