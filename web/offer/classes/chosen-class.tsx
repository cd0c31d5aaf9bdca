import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption } from '#web/shared/ui/layout.tsx';
import type { CourseClass } from '#contract/offer/catalogue/calls.ts';
import styles from './class-picker.module.css';
import { useClassWords } from './class-words.ts';

/** «Turma de 30 nov. a 4 dez., Talatona, Luanda», with its weekdays, hours and lessons. */
export function ChosenClass({ of: chosen }: { of: CourseClass }) {
  const t = useTexts('course');
  const { dates, schedule, lessonCount, place } = useClassWords();

  if (chosen.start_at === null) return t('any_day');
  const when = [schedule(chosen), lessonCount(chosen)].filter(Boolean).join(' · ');
  return (
    <>
      {t('chosen', { dates: dates(chosen), place: place(chosen) })}{' '}
      {when && (
        <Caption>
          <span className={styles.line}>{when}</span>
        </Caption>
      )}
    </>
  );
}
