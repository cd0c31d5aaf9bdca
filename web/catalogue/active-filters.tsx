import { Link } from '@tanstack/react-router';
import { useDates } from '#web/shared/format.ts';
import { useTexts } from '#web/shared/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Chips, removableChipClass, RemovableFace } from '#web/shared/ui/chip.tsx';
import type { CourseChoices } from '#contract/catalogue.ts';
import { narrowedBy, withoutNarrowing, type CoursesSearch, type Narrowed } from './model/course-search.ts';

type ActiveFiltersProps = { search: CoursesSearch; choices: CourseChoices; currency: string };

/** What narrows the list now; each is a link to the list without it. */
export function ActiveFilters({ search, choices, currency }: ActiveFiltersProps) {
  const t = useTexts('catalogue');
  const nameOf = useNames(choices, currency);
  const on = narrowedBy(search);

  if (on.length === 0) return null;
  return (
    <nav aria-label={t('active_filters')}>
      <Chips>
        {on.map((one) => (
          <Link
            key={`${one.by} ${one.value}`}
            to="/courses"
            search={one.without}
            resetScroll={false}
            className={removableChipClass()}
          >
            <RemovableFace removeLabel={t('remove')}>{nameOf(one)}</RemovableFace>
          </Link>
        ))}
        <Link
          to="/courses"
          search={withoutNarrowing(search)}
          resetScroll={false}
          className={buttonClass({ variant: 'quiet', small: true })}
        >
          {t('remove_all')}
        </Link>
      </Chips>
    </nav>
  );
}

type Names = Pick<CourseChoices, 'categories' | 'partners' | 'languages'>;
type Named = { id: number; name: string };

function nameIn(list: readonly Named[], value: Narrowed['value']): string {
  return list.find(({ id }) => id === value)?.name ?? String(value);
}

/** What a filter that is on is called. */
export function useNames({ categories, partners, languages }: Names, currency: string) {
  const t = useTexts('catalogue');
  const site = useTexts('site');
  const { fullDay } = useDates();
  return ({ by, value }: Narrowed): string => {
    switch (by) {
      case 'type':
        return site(`type_${value}`);
      case 'category':
        return nameIn(categories, value);
      case 'partner':
        return nameIn(partners, value);
      case 'level':
        return t(`level_${value}`);
      case 'duration':
        return t(`duration_${value}`);
      case 'language':
        return languages.find((one) => one.value === value)?.name ?? String(value);
      case 'has_seats':
        return t('has_seats');
      case 'city':
        return String(value);
      case 'price_min':
        return t('price_from', { price: Number(value), currency });
      case 'price_max':
        return t('price_to', { price: Number(value), currency });
      case 'start_until':
        return t('starts_until', { day: fullDay(String(value)) });
    }
  };
}
