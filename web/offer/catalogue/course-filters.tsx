import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { DrawnOnce } from '#web/shared/drawn-once.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { RadioChoice } from '#web/shared/ui/radio-choice.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { FilterGroup } from './filter-group.tsx';
import { inOrderOf } from './model/stable-order.ts';
import { countedChoices, tallyOf, valuesOf, type Choice } from './model/counted-choices.ts';
import { narrowedBy, type CoursesSearch } from './model/course-search.ts';
import type { CourseChoices } from '#contract/offer/catalogue/calls.ts';
import { courseDurations, courseLevels, courseTypes, startWindows } from '#contract/offer/catalogue/values.ts';
import styles from './course-filters.module.css';

const shownFirst = 6;

/** Survives navigation: Back finds the filters as the reader left them on a narrow page. */
let isUnfolded = false;

type CourseFiltersProps = {
  choices: CourseChoices;
  /** False while only the values are known. */
  isCounted: boolean;
  search: CoursesSearch;
  currency: string;
  total: number | undefined;
};

/** Every control has a name, so that the form works without script. */
export function CourseFilters({ choices: of, isCounted, search, currency, total }: CourseFiltersProps) {
  const t = useTexts('catalogue');
  const counting = { isCounted, isCapped: of.is_capped };
  const tally = useTally(counting);
  const site = useTexts('site');
  const shared = { search, counting };
  const on = narrowedBy(search).length;
  const cities = countedChoices(valuesOf(of.cities, search.city), of.cities, (city) => city);

  return (
    <div className={styles.root}>
      <details open={isUnfolded} onToggle={({ currentTarget }) => (isUnfolded = currentTarget.open)}>
        <summary>
          <Icon of={SlidersHorizontal} />
          {t('filters')}
          {on > 0 && (
            <span className={styles.on}>
              <Badge tone="good">{t('filters_on', { count: on })}</Badge>
            </span>
          )}
        </summary>
      </details>
      <div className={styles.fields}>
        <Choices
          name="type"
          legend={t('type')}
          choices={countedChoices(courseTypes, of.types, (type) => site(`type_${type}`))}
          {...shared}
        />
        <Choices name="category" legend={t('category')} choices={of.categories.map(choiceOf)} {...shared} />
        <Choices name="partner" legend={t('partner')} choices={of.partners.map(choiceOf)} {...shared} />
        <FilterGroup name="city" legend={t('city')} chosen={countOf(search.city)}>
          <SelectField
            key={cities.length}
            name="city"
            label={<Hidden>{t('city')}</Hidden>}
            defaultValue={search.city ?? ''}
          >
            <option value="">{t('any_city')}</option>
            {cities.map(({ value: city, count }) => (
              <option key={city} value={city}>
                {isCounted ? `${city} (${tally(count)})` : city}
              </option>
            ))}
          </SelectField>
        </FilterGroup>
        <Kinds choices={of} {...shared} />
        <input type="hidden" name="price_in" value={currency.toLowerCase()} />
        <FilterGroup
          name="price"
          legend={t('price_in', { currency })}
          chosen={countOf(search.price_min) + countOf(search.price_max)}
        >
          <div className={styles.pair}>
            <NumberField name="price_min" label={t('from')} defaultValue={search.price_min} />
            <NumberField name="price_max" label={t('to')} placeholder={t('no_limit')} defaultValue={search.price_max} />
          </div>
        </FilterGroup>
        <Starts choices={of} {...shared} />
        <div>
          <CheckboxField
            id="has-seats"
            name="has_seats"
            value="true"
            label={t('has_seats')}
            tally={tally(of.with_seats)}
            defaultChecked={search.has_seats ?? false}
          />
        </div>
        <Button type="submit" variant="secondary" wide>
          {t('apply')}
        </Button>
        {total !== undefined && (
          <div className={styles.see}>
            {total === 0 ? (
              <p>{t('none')}</p>
            ) : (
              <a href="#results" className={buttonClass({ wide: true })}>
                {t('see_results', { count: total })}
              </a>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

type Counting = { isCounted: boolean; isCapped: boolean };
type SharedProps = Pick<CourseFiltersProps, 'search'> & { counting: Counting };

function Starts({ choices: of, search, counting }: SharedProps & { choices: CourseChoices }) {
  const t = useTexts('catalogue');
  const tally = useTally(counting);
  const windows = countedChoices(startWindows, of.starts, (window) => t('starts_in', { window }));

  return (
    <FilterGroup name="starts" legend={t('starts')} help={t('starts_help')} chosen={countOf(search.starts_within)}>
      <RadioChoice name="starts_within" value="" label={t('starts_any')} defaultChecked={!search.starts_within} />
      {windows.map(({ value, label, count }) => (
        <RadioChoice
          key={value}
          name="starts_within"
          value={value}
          label={label}
          tally={tally(count)}
          defaultChecked={search.starts_within === value}
        />
      ))}
    </FilterGroup>
  );
}

function Kinds({ choices: of, ...shared }: SharedProps & { choices: CourseChoices }) {
  const t = useTexts('catalogue');

  return (
    <>
      <Choices
        name="duration"
        legend={t('duration')}
        choices={countedChoices(courseDurations, of.durations, (duration) => t(`duration_${duration}`))}
        {...shared}
      />
      <Choices
        name="level"
        legend={t('level')}
        choices={countedChoices(courseLevels, of.levels, (level) => t(`level_${level}`))}
        {...shared}
      />
      <Choices
        name="language"
        legend={t('language')}
        choices={of.languages.map(({ value, name: label, course_count: count }) => ({ value, label, count }))}
        {...shared}
      />
    </>
  );
}

type ChoicesProps = SharedProps & {
  name: 'type' | 'category' | 'partner' | 'duration' | 'level' | 'language';
  legend: string;
  choices: readonly Choice[];
};

function Choices({ name, legend, choices, search, counting }: ChoicesProps) {
  const t = useTexts('catalogue');
  const chosen: readonly (string | number)[] = search[name] ?? [];
  const tally = useTally(counting);
  const box = ({ value, label, count }: Choice) => (
    <CheckboxField
      key={value}
      id={`${name}-${value}`}
      name={name}
      value={value}
      label={label}
      tally={tally(count)}
      defaultChecked={chosen.includes(value)}
    />
  );
  const stable = useStableOrder(choices, search.search);
  const [first, rest] = [stable.slice(0, shownFirst), stable.slice(shownFirst)];

  if (choices.length === 0) return null;
  return (
    <FilterGroup name={name} legend={legend} chosen={chosen.length}>
      <DrawnOnce as="div">
        {first.map(box)}
        {rest.length > 0 && (
          <details open={rest.some(({ value }) => chosen.includes(value))}>
            <summary>{t('more_choices', { count: rest.length })}</summary>
            {rest.map(box)}
          </details>
        )}
      </DrawnOnce>
    </FilterGroup>
  );
}

/** As first shown for these words: the counts, by which the server sorts, change with each choice. */
function useStableOrder(choices: readonly Choice[], words: string | undefined): Choice[] {
  const [first, setFirst] = useState({ words, values: valuesIn(choices) });
  if (first.words === words) return inOrderOf(first.values, choices);
  setFirst({ words, values: valuesIn(choices) });
  return [...choices];
}

function valuesIn(choices: readonly Choice[]): Choice['value'][] {
  return choices.map(({ value }) => value);
}

function useTally(counting: Counting): (count: number) => string {
  const { locale } = useVisitor();
  return (count) => tallyOf(count, { ...counting, locale });
}

function countOf(chosen: unknown): number {
  return chosen === undefined ? 0 : 1;
}

function choiceOf({ id, name, course_count: count }: { id: number; name: string; course_count: number }): Choice {
  return { value: id, label: name, count };
}
