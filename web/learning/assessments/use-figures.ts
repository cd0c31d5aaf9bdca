import { useVisitor } from '#web/shared/visitor/visitor.ts';

/** Grades with one decimal, points with as many as they have. */
export function useFigures() {
  const { locale } = useVisitor();
  const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const most = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  return { grade: (value: number) => one.format(value), points: (value: number) => most.format(value) };
}
