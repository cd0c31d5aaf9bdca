import { useTexts } from '#web/shared/texts/texts.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { TokenList } from './token-list.tsx';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_tokens');

  return place.length === 0 ? <TokenList search={search} /> : <NotThere to="tokens">{t('title')}</NotThere>;
}
