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

/** How an item is worded in the list and at its head. */
export function useItemWords(item: InboxItem) {
  const t = useTexts('desk_inbox');
  const money = useMoney();
  const { amount_minor, currency_id, kind, detail: value, count, least } = item;
  const { unit, count: units } = ageOf(item.waits_since, Date.now());
  const known = details.find((one) => one === value);
  const detail = known && t(`detail_${known}`);
  const amount = amount_minor !== null && currency_id !== null ? money({ amount_minor, currency_id }).text : null;
  const people = least !== null && t('people', { count: count ?? 0, least });
  const reports = kind === 'reported_review' && t('reports', { count: count ?? 0 });
  const tries = kind === 'hand_over' && t('tries', { count: count ?? 0 });
  const isAbout = kind === 'class_below_minimum' || kind === 'reported_review' || item.class_code === null;
  const parts = [
    amount,
    item.order_number,
    kind !== 'proof' && detail,
    people || reports || tries,
    isAbout ? item.course_title : item.class_code,
  ].filter(Boolean);
  return {
    age: unit === 'now' ? t('now') : t(unit, { count: units }),
    amount: amount ?? '',
    detail: detail ?? '',
    /** What the evidence says at length is in the list only. */
    head: parts.join(' · '),
    summary: [...parts, item.about].filter(Boolean).join(' · '),
  };
}

/** «26 nov., 17:05» in the zone of the operator. */
export function useMoments() {
  const { day, time } = useDates();
  return {
    parts: (moment: string) => ({ day: day(moment, operatorZone), time: time(moment, operatorZone) }),
    text: (moment: string) => `${day(moment, operatorZone)}, ${time(moment, operatorZone)}`,
  };
}
