import type { CartProblem } from '#contract/sales/cart/values.ts';
import type { GiftDetails } from '#contract/sales/orders/parts.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import type { PricedLine } from '#api/sales/cart/index.ts';
import type { NewItem } from './store/items.ts';

type UntaxedItem = Omit<NewItem, 'net_minor' | 'tax_minor' | 'discount_minor'> & { class_id: number };
/** The kind of an item by the package type of its course [domain 1.1]. */
const kinds = { curso: 'course', pacote: 'package', servico: 'service' } as const;

type Terms = { tax_rate_percent: number; person_ids: number[]; gifts: ReadonlyMap<number, GiftDetails> };

const refusalFor: Record<CartProblem, RefusalCode> = {
  course_gone: 'course_not_for_sale',
  class_missing: 'class_missing',
  class_gone: 'class_closed',
  class_closed: 'class_closed',
  class_full: 'class_full',
  no_price: 'currency_not_available',
};

/** Refuses the first problem of any line. */
export function linesToBuy(lines: PricedLine[], { tax_rate_percent, person_ids, gifts }: Terms): UntaxedItem[] {
  return lines.map(({ item, course, class: chosen, problems: [problem] }) => {
    if (problem) throw new Refusal(refusalFor[problem], { field: 'cart', course_id: item.id });
    if (!course?.price || !chosen) throw new Error(`Course ${item.id} has neither a problem nor all that it needs.`);
    return {
      kind: kinds[course.package_type],
      course_id: item.id,
      class_id: chosen.id,
      title: course.title_texts,
      quantity: item.quantity,
      unit_price_minor: course.price.amount_minor,
      tax_rate_percent,
      // A service has no participants, so that the same buyer can order it again.
      person_ids: course.package_type === 'servico' || gifts.has(item.id) ? [] : person_ids,
      gift: gifts.get(item.id) ?? null,
    };
  });
}
