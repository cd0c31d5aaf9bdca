import { Link, useNavigate } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { calendarNarrowing } from '#contract/rules/calendar-address.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { calendarSearchIn, withoutNarrowing, type CalendarSearch } from '../model/calendar-search.ts';
import styles from './calendar-filters.module.css';
import { useCalendarChoices } from './calendar-queries.ts';

export function CalendarFilters({ search }: { search: CalendarSearch }) {
  const t = useTexts('calendar');
  const form = useFilterForm(search);
  const navigate = useNavigate();
  const on = calendarNarrowing.filter((name) => search[name] !== undefined).length;

  return (
    <form
      ref={form}
      className={styles.root}
      action="/classes"
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({
          to: '/classes',
          search: calendarSearchIn(new FormData(event.currentTarget)),
          resetScroll: false,
        });
      }}
    >
      {search.view && <input type="hidden" name="view" value={search.view} />}
      {search.date && <input type="hidden" name="date" value={search.date} />}
      {search.lessons && <input type="hidden" name="lessons" value="true" />}
      <details open={on > 0}>
        <summary>
          <Icon of={SlidersHorizontal} />
          {t('filters')}
          {on > 0 && <Badge tone="good">{t('filters_on', { count: on })}</Badge>}
        </summary>
      </details>
      <div className={styles.fields}>
        <Fields search={search} />
        <Button type="submit" variant="secondary">
          {t('apply')}
        </Button>
        {on > 0 && (
          <Link
            to="/classes"
            search={withoutNarrowing(search)}
            resetScroll={false}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t('remove_filters')}
          </Link>
        )}
      </div>
    </form>
  );
}

function Fields({ search }: { search: CalendarSearch }) {
  const t = useTexts('calendar');
  const site = useTexts('site');
  const { categories, partners, cities } = useCalendarChoices(search);

  // The keys remount a field once its list has arrived, or its default value would not be among the options.
  return (
    <>
      <SelectField name="type" label={t('type')} defaultValue={search.type ?? ''}>
        <option value="">{t('any_type')}</option>
        {courseTypes.map((type) => (
          <option key={type} value={type}>
            {site(`type_${type}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={`category ${categories.length}`}
        name="category"
        label={t('category')}
        defaultValue={search.category ?? ''}
      >
        <option value="">{t('any_category')}</option>
        {categories.map(optionOf)}
      </SelectField>
      <SelectField
        key={`partner ${partners.length}`}
        name="partner"
        label={t('partner')}
        defaultValue={search.partner ?? ''}
      >
        <option value="">{t('any_partner')}</option>
        {partners.map(optionOf)}
      </SelectField>
      <SelectField key={`city ${cities.length}`} name="city" label={t('city')} defaultValue={search.city ?? ''}>
        <option value="">{t('any_city')}</option>
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </SelectField>
      <CheckboxField name="has_seats" value="true" label={t('has_seats')} defaultChecked={search.has_seats ?? false} />
    </>
  );
}

function optionOf({ id, name }: { id: number; name: string }) {
  return (
    <option key={id} value={id}>
      {name}
    </option>
  );
}

/** Submits at every change, and follows the address when Back or a link changes it. */
function useFilterForm(search: CalendarSearch) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    form.current?.addEventListener('change', () => form.current?.requestSubmit(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (form.current) syncControls(form.current, search);
  }, [search]);
  return form;
}

function syncControls(form: HTMLFormElement, search: CalendarSearch): void {
  for (const control of form.elements) {
    const filter = calendarNarrowing.find((name) => control.getAttribute('name') === name);
    if (control instanceof HTMLSelectElement && filter) control.value = String(search[filter] ?? '');
    if (control instanceof HTMLInputElement && filter) control.checked = search.has_seats ?? false;
  }
}
