import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartLine } from '#contract/sales/cart/calls.ts';
import { mostSeatsPerItem, type CartItem } from '#contract/sales/cart/values.ts';
import { summaryQuery } from '#web/sales/cart/cart-query.ts';
import { useClassWords } from '#web/sales/cart/class-words.ts';
import { queries } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { NoBreak } from '#web/shared/ui/layout.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { Quantity } from '#web/shared/ui/quantity.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { Part } from '../../frame/record/part.tsx';
import styles from '../../frame/record/record-parts.module.css';
import create from './create.module.css';

type ChooseCoursesProps = { items: readonly CartItem[]; onChange: (items: readonly CartItem[]) => void };

const most = 10;

/** The courses that are sold, with the class and the seats of each. */
export function ChooseCourses({ items, onChange }: ChooseCoursesProps) {
  const t = useTexts('desk_orders');
  const [search, setSearch] = useState('');
  const add = (id: number, classId: number | null) =>
    onChange([...items, { id, quantity: 1, preferred_class_id: classId }]);

  return (
    <Part id="lines" title={t('part_lines')}>
      <SearchBox
        landmark={t('search_course')}
        label={t('search_course')}
        action=""
        maxLength={100}
        onSearch={setSearch}
      />
      {search !== '' && <Matches search={search} items={items} onAdd={add} />}
      {items.length > 0 && <Chosen items={items} onChange={onChange} />}
    </Part>
  );
}

type MatchesProps = {
  search: string;
  items: readonly CartItem[];
  onAdd: (id: number, classId: number | null) => void;
};

function Matches({ search, items, onAdd }: MatchesProps) {
  const t = useTexts('desk_orders');
  const desk = useTexts('desk');
  const input = { filter: { search }, page: { number: 1, size: most } };
  const query = useQuery(queries().catalogue.retrieveCourses.queryOptions({ input }));

  return (
    <Loaded query={query} loading={desk('loading')} failed={desk('not_loaded')}>
      {({ results, total }) => (
        <>
          <p role="status">{t('courses_found', { count: total })}</p>
          <ul className={styles.rows}>
            {results.map(({ id, title, next_class }) => (
              <li key={id}>
                <b>{title}</b>
                {items.some((item) => item.id === id) ? (
                  <span>{t('added')}</span>
                ) : (
                  <Button
                    variant="secondary"
                    small
                    aria-label={t('add_of', { title })}
                    onPress={() => onAdd(id, next_class?.id ?? null)}
                  >
                    {t('add')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

function Chosen({ items, onChange }: ChooseCoursesProps) {
  const t = useTexts('desk_orders');
  const desk = useTexts('desk');
  const query = useQuery({ ...summaryQuery([...items]), placeholderData: keepPreviousData });
  const change = (changed: CartItem) => onChange(items.map((item) => (item.id === changed.id ? changed : item)));

  return (
    <Loaded query={query} loading={desk('loading')} failed={t('prices_not_loaded')}>
      {({ data: [{ lines }] }) => (
        <ul className={create.lines} aria-label={t('chosen_courses')}>
          {lines.map((line) => {
            const item = items.find(({ id }) => id === line.id);
            return (
              item && (
                <Line
                  key={line.id}
                  line={line}
                  item={item}
                  onChange={change}
                  onRemove={() => onChange(items.filter(({ id }) => id !== line.id))}
                />
              )
            );
          })}
        </ul>
      )}
    </Loaded>
  );
}

type LineProps = {
  line: CartLine;
  item: CartItem;
  onChange: (item: CartItem) => void;
  onRemove: () => void;
};

function Line({ line, item, onChange, onRemove }: LineProps) {
  const t = useTexts('desk_orders');
  const cart = useTexts('cart');
  const money = useMoney();
  const wordsOf = useClassWords();
  const { title, line_total: total, classes, problems } = line;
  const choices = classes.map((held) => ({ key: String(held.id), name: `${held.code} · ${wordsOf(held)}` }));

  return (
    <li>
      <p className={create.head}>
        <span>{title}</span>
        <NoBreak>{total ? money(total).text : '–'}</NoBreak>
      </p>
      <div className={create.tools}>
        <SelectField
          label={t('class_of', { title })}
          value={item.preferred_class_id ?? ''}
          onChange={({ target }) => onChange({ ...item, preferred_class_id: Number(target.value) || null })}
        >
          <option value="">{cart('choose_class')}</option>
          <Options of={choices} />
        </SelectField>
        <Quantity
          label={t('seats_of', { title })}
          lessLabel={t('less_of', { title })}
          moreLabel={t('more_of', { title })}
          value={item.quantity}
          max={mostSeatsPerItem}
          onChange={(quantity) => onChange({ ...item, quantity })}
        />
        <Button variant="quiet" small aria-label={t('remove_of', { title })} onPress={onRemove}>
          {t('remove')}
        </Button>
      </div>
      {problems.map((problem) => (
        <Alert key={problem} tone="warning">
          {cart(`problem_${problem}`)}
        </Alert>
      ))}
    </li>
  );
}
