import { methodRulesIn, usualRules, type MethodRule, type MethodRules } from '#contract/rules/offered-methods.ts';
import { paymentMethods, type PaymentMethod } from '#contract/sales/payments/values.ts';
import { jsonIn } from './json-in.ts';

/** Null for a method that is not offered. */
export type TypedMethods = Record<PaymentMethod, MethodRule | null>;

/** The setting `paymentMethods`; null for a text that this form did not write. */
export function typedMethods(text: string): TypedMethods | null {
  const stored = text.trim() === '' ? {} : jsonIn(text);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  if (Object.keys(stored).some((key) => !paymentMethods.some((method) => method === key))) return null;
  const rules: Partial<MethodRules> = methodRulesIn(text);
  const typed: TypedMethods = { ...usualRules };
  for (const method of paymentMethods) typed[method] = rules[method] ?? null;
  return typed;
}

/** Only what differs from the usual rules; empty where nothing does. */
export function methodsText(typed: TypedMethods): string {
  const own: Partial<Record<PaymentMethod, false | Partial<MethodRule>>> = {};
  for (const method of paymentMethods) {
    const rule = typed[method];
    const differing = rule && differenceOf(rule, usualRules[method]);
    if (differing === null) own[method] = false;
    else if (Object.keys(differing).length > 0) own[method] = differing;
  }
  return Object.keys(own).length > 0 ? JSON.stringify(own) : '';
}

function differenceOf(rule: MethodRule, usual: MethodRule): Partial<MethodRule> {
  return {
    ...(!isSameList(rule.countries, usual.countries) && { countries: rule.countries }),
    ...(!isSameList(rule.currencies, usual.currencies) && { currencies: rule.currencies }),
    ...(!isSameList(rule.buyers, usual.buyers) && { buyers: rule.buyers }),
  };
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

/** The list with this value added or taken out. */
export function toggled<Value extends string>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
}
