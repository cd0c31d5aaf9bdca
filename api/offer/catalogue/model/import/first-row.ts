import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import { isPriceField } from './columns.ts';
import type { CourseDraft, Reading } from './course-draft.ts';

/** A course as a new one is written. */
export type FirstRow = Omit<ReturnType<typeof withDefaults>, 'prices'> & {
  line: number;
  prices: { currency: string; amount_minor: number }[];
};

export type Defaults = { type: CourseType; locale: string };

/** What a new course has where its row says nothing. */
export function withDefaults(draft: CourseDraft, { type, locale }: Defaults) {
  return {
    ...draft,
    type: draft.type ?? type,
    package_type: draft.package_type ?? ('curso' as const),
    level: draft.level ?? ('all' as const),
    language: draft.language ?? locale.slice(0, 2),
  };
}

export function firstRow(
  { line, draft }: { line: number; draft: CourseDraft },
  { currencies, ...defaults }: Defaults & Pick<Reading, 'currencies'>,
): FirstRow {
  const amounts = Object.entries(draft.prices).flatMap(([field, amount_minor]) => {
    const currency = isPriceField(field) ? currencies[field] : undefined;
    return currency === undefined || amount_minor === null || amount_minor === undefined
      ? []
      : [{ currency, amount_minor }];
  });
  return { ...withDefaults(draft, defaults), line, prices: amounts };
}
