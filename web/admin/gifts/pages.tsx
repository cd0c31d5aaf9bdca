import { useTexts } from '#web/shared/texts/texts.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { GiftList } from './gift-list.tsx';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_gifts');

  return place.length === 0 ? <GiftList search={search} /> : <NotThere to="gifts">{t('title')}</NotThere>;
}
