import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { Icon } from './icon.tsx';
import styles from './radio-cards.module.css';

type CardValue = string | number;

export type RadioCard<Value extends CardValue> = {
  value: Value;
  title: ReactNode;
  text?: ReactNode;
  icon?: LucideIcon | undefined;
  day?: { number: string; month: string } | undefined;
  end?: ReactNode;
  disabled?: boolean | undefined;
  details?: ReactNode;
};

type RadioCardsProps<Value extends CardValue> = {
  legend: string;
  legendHidden?: boolean | undefined;
  name: string;
  cards: readonly RadioCard<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

export function RadioCards<Value extends CardValue>(props: RadioCardsProps<Value>) {
  const { name, cards, value, onChange, ...group } = props;
  return (
    <ChoiceGroup {...group}>
      <div className={styles.list}>
        {cards.map((card) => (
          <div key={card.value} className={styles.card}>
            <label className={classes(styles.face, card.day && styles.dated, card.icon && styles.drawn)}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={card.value}
                checked={card.value === value}
                disabled={card.disabled}
                onChange={() => onChange(card.value)}
              />
              <CardFace {...card} />
            </label>
            {card.details && card.value === value && <div className={styles.inside}>{card.details}</div>}
          </div>
        ))}
      </div>
    </ChoiceGroup>
  );
}

function CardFace({ icon, day, title, text, end }: Omit<RadioCard<CardValue>, 'value'>) {
  return (
    <>
      {icon && <Icon of={icon} />}
      {day && (
        <span className={styles.day}>
          {day.number} <small>{day.month}</small>
        </span>
      )}
      <span className={styles.words}>
        <b>{title}</b>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </>
  );
}
