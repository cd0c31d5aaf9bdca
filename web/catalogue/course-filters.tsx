import { SlidersHorizontal } from 'lucide-react';
import { useTexts } from '#web/shared/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import type { CourseChoices, Named } from './course-choices.ts';
import { narrowedBy, type CoursesSearch } from './model/course-search.ts';
import styles from './course-filters.module.css';

const shownFirst = 6;

type CourseFiltersProps = {
  choices: CourseChoices;
  search: CoursesSearch;
  currency: string;
  total: number | undefined;
};

/** What narrows the list. Every control has a name, so that the form says the same without script. */
export function CourseFilters({ choices: of, search, currency, total }: CourseFiltersProps) {
  const t = useTexts('catalogue');
  const site = useTexts('site');
  const on = narrowedBy(search).length;

  return (
    <div className={styles.root}>
      <details>
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
          choices={of.counters.types.map(({ value, course_count: count }) => ({
            value,
            label: site(`type_${value}`),
            count,
          }))}
          chosen={search.type ?? []}
        />
        <Choices
          name="category"
          legend={t('category')}
          choices={of.categories.map(choiceOf)}
          chosen={search.category ?? []}
        />
        <Choices
          name="partner"
          legend={t('partner')}
          choices={of.partners.map(choiceOf)}
          chosen={search.partner ?? []}
        />
        <div>
          <SelectField name="city" label={t('city')} defaultValue={search.city ?? ''}>
            <option value="">{t('any_city')}</option>
            {of.counters.cities.map(({ value }) => (
              <option key={value}>{value}</option>
            ))}
          </SelectField>
        </div>
        <input type="hidden" name="price_in" value={currency.toLowerCase()} />
        <ChoiceGroup legend={t('price_in', { currency })}>
          <div className={styles.pair}>
            <NumberField name="price_min" label={t('from')} decimals={0} defaultValue={search.price_min} />
            <NumberField
              name="price_max"
              label={t('to')}
              decimals={0}
              placeholder={t('no_limit')}
              defaultValue={search.price_max}
            />
          </div>
        </ChoiceGroup>
        <div>
          <TextField type="date" name="start_until" label={t('start_until')} defaultValue={search.start_until} />
        </div>
        <Button type="submit" variant="secondary" wide>
          {t('apply')}
        </Button>
        {total !== undefined && total > 0 && (
          <div className={styles.see}>
            <a href="#results" className={buttonClass({ wide: true })}>
              {t('see_results', { count: total })}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

type Choice = { value: string | number; label: string; count: number };
type ChoicesProps = { name: string; legend: string; choices: readonly Choice[]; chosen: readonly (string | number)[] };

/** The first few, and the rest behind a fold that stands open while one of them is chosen. */
function Choices({ name, legend, choices, chosen }: ChoicesProps) {
  const t = useTexts('catalogue');
  const box = ({ value, label, count }: Choice) => (
    <CheckboxField
      key={value}
      id={`${name}-${value}`}
      name={name}
      value={value}
      label={label}
      tally={count}
      defaultChecked={chosen.includes(value)}
    />
  );
  const [first, rest] = [choices.slice(0, shownFirst), choices.slice(shownFirst)];

  return (
    <ChoiceGroup legend={legend}>
      {first.map(box)}
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => chosen.includes(value))}>
          <summary>{t('more_choices', { count: rest.length })}</summary>
          {rest.map(box)}
        </details>
      )}
    </ChoiceGroup>
  );
}

function choiceOf({ id, name, course_count: count }: Named): Choice {
  return { value: id, label: name, count };
}
