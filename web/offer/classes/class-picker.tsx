import type { ReactNode } from 'react';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { RadioCards, type RadioCard } from '#web/shared/ui/radio-cards.tsx';
import type { CourseClass } from '#contract/offer/catalogue/calls.ts';
import { ClassLessons } from './class-lessons.tsx';
import { useClassWords } from './class-words.ts';
import styles from './class-picker.module.css';
import { SeatsBadge } from './seats-badge.tsx';

type ClassPickerProps = {
  classes: readonly CourseClass[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
  offers: readonly number[];
  children?: ReactNode;
};

export function ClassPicker({ classes, chosen, onChoose, offers, children }: ClassPickerProps) {
  const t = useTexts('course');
  const cardOf = useCards({ chosen, offers });

  return (
    <section className={styles.root} aria-labelledby="choose-class">
      <h2 id="choose-class">{t('choose', { classes: classes.length })}</h2>
      <RadioCards
        legend={t('class')}
        legendHidden
        name="class"
        cards={classes.map(cardOf)}
        value={chosen}
        onChange={onChoose}
      />
      {children}
    </section>
  );
}

function useCards({ chosen, offers }: Pick<ClassPickerProps, 'chosen' | 'offers'>) {
  const t = useTexts('course');
  const { dayOfMonth, month } = useDates();
  const { dates, schedule, lessonCount, zoneOf, place, deadline } = useClassWords();

  return (one: CourseClass): RadioCard<number> => {
    const { id, start_at: start, is_full: isFull } = one;
    const tz = zoneOf(one);
    const isHeld = offers.includes(id);
    const isChosen = id === chosen;
    return {
      value: id,
      title: dates(one),
      text: [
        [schedule(one), lessonCount(one)],
        [place(one), deadline(one)],
      ].map(lineOf),
      day: start === null ? undefined : { number: dayOfMonth(start, tz), month: month(start, tz) },
      end: isHeld ? (
        <Badge tone="good" solid={isChosen}>
          {t('held')}
        </Badge>
      ) : (
        <SeatsBadge of={one} solid={isChosen} />
      ),
      disabled: isFull && !isHeld,
      details: <ClassLessons of={one} />,
    };
  };
}

function lineOf(parts: string[], place: number): ReactNode {
  const line = parts.filter(Boolean).join(' · ');
  return line && <span key={place} className={styles.line}>{`${line} `}</span>;
}
