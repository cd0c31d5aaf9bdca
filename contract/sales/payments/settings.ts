import { z } from 'zod';
import { Country } from '#contract/basics.ts';
import { isIban } from '#contract/rules/iban.ts';
import { buyerKinds, methodRulesIn } from '#contract/rules/offered-methods.ts';
import { openingHoursIn } from '#contract/rules/opening-hours.ts';
import { withdrawalDays } from '#contract/rules/withdrawal-days.ts';
import {
  choiceSetting,
  jsonOf,
  jsonSetting,
  localizedSetting,
  numberSetting,
  switchSetting,
  textSetting,
} from '#contract/setting.ts';
import { contractApprovals, paymentMethods } from './values.ts';

const payments = { group: 'Payments', readers: 'everybody' } as const;
const purchases = { group: 'General', topic: 'purchases', readers: 'everybody' } as const;

const MethodRule = z
  .strictObject({
    countries: z.array(Country),
    currencies: z.array(z.string().regex(/^[a-z]{3}$/)),
    buyers: z.array(z.enum(buyerKinds)),
  })
  .partial();
const methodRules = z.partialRecord(z.enum(paymentMethods), z.union([z.literal(false), MethodRule]));

const [portugal, angola, mozambique] = withdrawalDays;

export const paymentSettings = {
  bankIban: textSetting({ ...payments, section: 'ways-to-pay', rule: z.string().refine(isIban) }),
  bankName: textSetting(payments),
  bankAccountHolder: textSetting(payments),
  cashAddress: localizedSetting({ ...payments, section: 'ways-to-pay' }),
  cashHours: jsonSetting({
    ...payments,
    section: 'ways-to-pay',
    rule: z.string().refine((text) => openingHoursIn(text) !== null),
    read: openingHoursIn,
  }),
  paymentMethods: jsonSetting({
    ...payments,
    section: 'ways-to-pay',
    rule: jsonOf(methodRules),
    read: methodRulesIn,
  }),
  multicaixaExpress: switchSetting({ ...payments, section: 'multicaixa-express', default: false }),
  contractApproval: choiceSetting({
    group: 'Payments',
    readers: 'staff',
    section: 'credit-of-organizations',
    choices: contractApprovals,
    default: 'staff',
  }),
  // The first is the least by the law of Portugal.
  withdrawalDaysPT: numberSetting({ ...purchases, default: portugal.otherwise, least: portugal.otherwise, most: 365 }),
  withdrawalDaysAO: numberSetting({ ...purchases, default: angola.otherwise, least: 0, most: 365 }),
  withdrawalDaysMZ: numberSetting({ ...purchases, default: mozambique.otherwise, least: 0, most: 365 }),
  refundAnswerDays: numberSetting({ ...purchases, default: 5, least: 1, most: 365 }),
};
