import { useNavigate } from '@tanstack/react-router';
import type { ListSearch } from '#web/shared/list-search.ts';
import { useTexts } from '#web/shared/texts.ts';
import { SearchBox } from '#web/shared/ui/search-box.tsx';

/** Without script it is sent as it is. */
export function NewsSearch({ search: { search } }: { search: ListSearch }) {
  const t = useTexts('news');
  const shell = useTexts('shell');
  const navigate = useNavigate();

  return (
    <SearchBox
      key={search}
      landmark={t('search_here')}
      label={t('search')}
      placeholder={t('search')}
      buttonLabel={shell('search')}
      action="/news"
      defaultValue={search}
      onSearch={(words) => void navigate({ to: '/news', search: words ? { search: words } : {}, resetScroll: false })}
    />
  );
}
