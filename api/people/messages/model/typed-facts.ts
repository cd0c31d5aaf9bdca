import type { MessageKind } from '#contract/index.ts';
import type { FactNames } from './fact-names.gen.ts';
import { withoutLinks } from '#contract/rules/text-links.ts';

/** Codes that staff give. */
export const codes: readonly string[] = ['class', 'coupon', 'number'];

/** What staff and trainers write to people of theirs, who may need its links. */
export const typedByStaff: { [K in MessageKind]?: readonly FactNames[K][] } = {
  certificate_revoked: ['reason'],
  class_canceled: ['reason'],
  class_message: ['text'],
  class_moved: ['place'],
  enrollment_canceled: ['reason'],
  enrollment_file_rejected: ['reason'],
  lesson_soon: ['place'],
  payment_awaited: ['address', 'hours'],
  payment_declined: ['reason'],
  refund_decided: ['reason'],
  taught_class_canceled: ['reason'],
};

/** The facts of an email: a text that anyone may have typed, such as a name, loses its links. */
export function withoutTypedLinks<F extends object>(kind: MessageKind, facts: Record<string, F | string | number>) {
  const spared = [...codes, ...(typedByStaff[kind] ?? [])];
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' && !spared.includes(name) ? withoutLinks(fact) : fact,
    ]),
  );
}
