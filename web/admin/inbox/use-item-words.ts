import type { InboxItem } from '#contract/areas/inbox/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { ageOf } from './model/age.ts';

const details = [
  'contracto',
  'reserva',
  'transferencia',
  'numerario',
  'multicaixa',
  'late',
  'twice',
  'too_much',
  'too_little',
  'currency',
  'unknown',
  'unreadable',
  'requested',
  'approved',
  'sent',
  'failed',
  'id-copy',
  'nif-copy',
  'qualifications-certificate',
  'curriculum-vitae',
  'outros',
  'order_paid',
  'order_invoiced',
  'order_credited',
] as const;

type InboxTexts = ReturnType<typeof useTexts<'desk_inbox'>>;

/** How an item is worded in the list and at its head. */
export function useItemWords(item: InboxItem) {
  const t = useTexts('desk_inbox');
  const money = useMoney();
  const { amount_minor, currency_id } = item;
  const amount = amount_minor !== null && currency_id !== null ? money({ amount_minor, currency_id }).text : '';
  const detail = detailOf(t, item);
  const { unit, count } = ageOf(item.waits_since);
  const parts = [
    amount,
    item.order_number,
    item.kind === 'proof' ? '' : detail,
    countOf(t, item),
    courseOrClassOf(item),
  ].filter(Boolean);
  return {
    age: unit === 'now' ? t('now') : t(unit, { count }),
    amount,
    detail,
    /** What the evidence says at length is in the list only. */
    head: parts.join(' · '),
    summary: [...parts, item.about].filter(Boolean).join(' · '),
  };
}

function detailOf(t: InboxTexts, { detail }: InboxItem): string {
  const key = details.find((one) => one === detail);
  return key ? t(`detail_${key}`) : '';
}

function countOf(t: InboxTexts, { kind, count, least }: InboxItem): string {
  if (count === null) return '';
  if (kind === 'class_below_minimum') return t('people', { count, least: least ?? 0 });
  return kind === 'reported_review' ? t('reports', { count }) : t('tries', { count });
}

/** The title of a class is its code. */
function courseOrClassOf({ kind, class_code, course_title }: InboxItem): string | null {
  return kind === 'class_below_minimum' ? course_title : (class_code ?? course_title);
}

/** «26 nov., 17:05» in the zone of the operator. */
export function useMoments() {
  const { day, time } = useDates();
  return {
    parts: (moment: string) => ({ day: day(moment, operatorZone), time: time(moment, operatorZone) }),
    text: (moment: string) => `${day(moment, operatorZone)}, ${time(moment, operatorZone)}`,
  };
}
