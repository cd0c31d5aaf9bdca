import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { moved } from '../model/moved.ts';
import styles from '../assessment.module.css';
import type { QuestionProps } from './question-props.ts';

/** By two buttons for each line, without dragging; the new place is spoken. */
export function OrderQuestion({ question, value, onChange }: QuestionProps<'order'>) {
  const t = useTexts('assessment');
  const [text, setSaid] = useState('');
  const order = Array.isArray(value) ? value : question.options.map((option) => option.value);
  const labelOf = (key: string) => question.options.find((option) => option.value === key)?.label ?? key;
  const isAtEnd = (place: number, by: -1 | 1) => order[place + by] === undefined;
  const move = (place: number, by: -1 | 1) => {
    if (isAtEnd(place, by)) return;
    onChange(moved(order, place, by));
    setSaid(t('moved', { label: labelOf(order[place] ?? ''), place: place + by + 1 }));
  };

  return (
    <>
      <ol className={styles.order}>
        {order.map((key, place) => (
          <li key={key}>
            <b aria-hidden="true">{place + 1}</b>
            <span>{labelOf(key)}</span>
            <span className={styles.moves}>
              <IconButton
                icon={ArrowUp}
                label={t('move_up', { label: labelOf(key) })}
                aria-disabled={isAtEnd(place, -1) || undefined}
                onPress={() => move(place, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t('move_down', { label: labelOf(key) })}
                aria-disabled={isAtEnd(place, 1) || undefined}
                onPress={() => move(place, 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.soft} role="status">
        {text}
      </p>
      {value === null && (
        <Button variant="quiet" small onPress={() => onChange(order)}>
          {t('order_as_it_is')}
        </Button>
      )}
    </>
  );
}
