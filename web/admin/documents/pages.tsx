import { useTexts } from '#web/shared/texts/texts.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { DocumentList } from './document-list.tsx';
import { HandOverList } from './hand-over-list.tsx';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_documents');

  switch (place.join('/')) {
    case '':
      return <DocumentList search={search} />;
    case 'hand-overs':
      return <HandOverList search={search} />;
    default:
      return <NotThere to="documents">{t('title')}</NotThere>;
  }
}
