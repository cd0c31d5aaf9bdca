import { Link, useNavigate } from '@tanstack/react-router';
import type { ListSearch } from '#web/shared/list-search.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { PageHead } from '#web/shared/ui/page.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';

export function PartnersHead() {
  const t = useTexts('partners');
  const site = useTexts('site');

  return (
    <PageHead
      path={
        <Breadcrumb label={site('path')}>
          <Link to="/">{site('home')}</Link>
          {t('partners')}
        </Breadcrumb>
      }
      title={t('partners')}
      lead={t('lead')}
    />
  );
}

/** Without script it is sent as it is. */
export function PartnersSearch({ search: { search } }: { search: ListSearch }) {
  const t = useTexts('partners');
  const shell = useTexts('shell');
  const navigate = useNavigate();

  return (
    <SearchBox
      key={search}
      landmark={t('search_here')}
      label={t('search')}
      placeholder={t('search')}
      buttonLabel={shell('search')}
      action="/partners"
      defaultValue={search}
      onSearch={(words) =>
        void navigate({ to: '/partners', search: words ? { search: words } : {}, resetScroll: false })
      }
    />
  );
}
