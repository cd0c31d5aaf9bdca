import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import type { Verb } from '../frame/noun.ts';
import { NounPages } from '../frame/noun-pages.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { CouponState } from './coupon-state.tsx';
import { coupons, setActive, type CouponRow } from './noun.ts';
import { useCouponColumns, useCouponFilters } from './use-coupon-list.tsx';
import { useCouponSections } from './use-coupon-sections.ts';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_coupons');
  const verbs = useCouponVerbs();
  const columns = useCouponColumns();
  const filters = useCouponFilters();
  const sections = useCouponSections({ isNew: place[0] === 'create' });

  return (
    <NounPages
      place={place}
      search={search}
      noun={coupons}
      texts="desk_coupons"
      name={{ head: t('code'), sort: 'code' }}
      columns={columns}
      filters={filters}
      verbs={verbs}
      sections={sections}
      record={{ badges: stateOf, lead: inUseOf }}
    />
  );
}

const stateOf = (row: CouponRow) => <CouponState row={row} />;
const inUseOf = (row: CouponRow) => row.was_used && <InUse row={row} />;

/** Its value is fixed from the first order on. */
function InUse({ row: { uses } }: { row: CouponRow }) {
  const t = useTexts('desk_coupons');
  return <Alert>{t('in_use', { count: uses })}</Alert>;
}

const activate = (row: CouponRow) => setActive(row, true);
const deactivate = (row: CouponRow) => setActive(row, false);

function useCouponVerbs(): readonly Verb<CouponRow>[] {
  const t = useTexts('desk_coupons');

  return [
    {
      key: 'activate',
      label: t('activate'),
      can: (row) => !row.is_active,
      send: activate,
      undo: deactivate,
      done: (count) => t('activated', { count }),
    },
    {
      key: 'deactivate',
      label: t('deactivate'),
      can: (row) => row.is_active,
      send: deactivate,
      undo: activate,
      done: (count) => t('deactivated', { count }),
    },
  ];
}
