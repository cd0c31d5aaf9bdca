import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Chips, removableChipClass, RemovableFace } from '#web/shared/ui/chip.tsx';
import type { CourseChoices } from '#contract/offer/catalogue/calls.ts';
import {
  narrowedBy,
  withoutNarrowing,
  type CoursesSearch,
  type Narrowed,
  type Narrowing,
} from './model/course-search.ts';

type ActiveFiltersProps = { search: CoursesSearch; choices: CourseChoices; currency: string };

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

function nameIn(list: readonly Named[], value: string): string {
  return list.find(({ id }) => String(id) === value)?.name ?? value;
}

export function useNames({ categories, partners, languages }: Names, currency: string) {
  const t = useTexts('catalogue');
  const site = useTexts('site');
  const named: Record<Narrowing, (value: string) => string> = {
    type: (value) => site(`type_${value}`),
    category: (value) => nameIn(categories, value),
    partner: (value) => nameIn(partners, value),
    level: (value) => t(`level_${value}`),
    duration: (value) => t(`duration_${value}`),
    language: (value) => languages.find((one) => one.value === value)?.name ?? value,
    city: (value) => value,
    price_min: (value) => t('price_from', { price: Number(value), currency }),
    price_max: (value) => t('price_to', { price: Number(value), currency }),
    starts_within: (window) => t('starts_within', { window }),
    has_seats: () => t('has_seats'),
  };
  return ({ by, value }: Pick<Narrowed, 'by' | 'value'>): string => named[by](String(value));
}
