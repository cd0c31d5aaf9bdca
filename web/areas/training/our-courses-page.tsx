import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption, Stack } from '#web/shared/ui/layout.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { LinkTabs, tabLink } from '#web/shared/ui/tabs.tsx';
import { readSeatsSearch, seatGroups, type SeatsSearch } from './model/seats-search.ts';
import { RequestsOfEmployees, type BuySeats } from './requests/requests-of-employees.tsx';
import { SeatResults } from './seat-results.tsx';

type OurCoursesPageProps = {
  organization: { id: number; name: string };
  mayAssign: boolean;
  search: SeatsSearch;
  onBuy: BuySeats;
};

export function OurCoursesPage({ organization, mayAssign, search, onBuy }: OurCoursesPageProps) {
  const t = useTexts('our_courses');
  const navigate = useNavigate();
  const to = '/profile/our-courses';

  return (
    <Stack>
      <div>
        <Caption>{organization.name}</Caption>
        <h1>{t('title')}</h1>
      </div>
      <p>{t('lead')}</p>
      {mayAssign && <RequestsOfEmployees organizationId={organization.id} onBuy={onBuy} />}
      <SearchBox
        key={search.search}
        landmark={t('search_here')}
        label={t('search')}
        action={to}
        defaultValue={search.search}
        maxLength={100}
        onSearch={(words) =>
          void navigate({ to, search: readSeatsSearch({ ...search, search: words, page: 1 }), resetScroll: false })
        }
      />
      <LinkTabs label={t('groups')}>
        {seatGroups.map((group) => (
          <Link
            key={group}
            to={to}
            search={readSeatsSearch({ ...search, state: group, page: 1 })}
            resetScroll={false}
            {...tabLink((search.state ?? 'all') === group)}
          >
            {t(`group_${group}`)}
          </Link>
        ))}
      </LinkTabs>
      <SeatResults organizationId={organization.id} mayAssign={mayAssign} search={search} />
    </Stack>
  );
}
