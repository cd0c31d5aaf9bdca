import { useTexts } from '#web/shared/texts/texts.ts';
import type { CourseClass } from '#contract/catalogue/calls.ts';
import { useClassWords } from './class-words.ts';

/** «Turma de 30 nov. a 4 dez., Talatona, Luanda». */
export function ChosenClass({ of: chosen }: { of: CourseClass }) {
  const t = useTexts('course');
  const { dates, place } = useClassWords();

  if (chosen.start_at === null) return t('any_day');
  return t('chosen', { dates: dates(chosen), place: place(chosen) });
}
