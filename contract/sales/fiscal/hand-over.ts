import { z } from 'zod';
import { Country, Moment } from '#contract/basics.ts';
import { customerGroups, handOverKinds } from './values.ts';

const amount = z.int().nonnegative();

const Customer = z.object({
  group: z
    .enum(customerGroups)
    .describe(
      'Of a company CNGN, CNGE for a foreign one, or CGSB where the operator says so; of a person ZCPN, or ZCPE for a foreign one.',
    ),
  name: z.string(),
  tax_id: z.string().nullable(),
  email: z.string().nullable(),
  address: z.object({
    street: z.string().nullable(),
    city: z.string().nullable(),
    postal_code: z.string().nullable(),
    country: Country,
  }),
});

const Line = z.object({
  description: z.string().describe('In Portuguese.'),
  quantity: z.int().positive(),
  unit_price_minor: amount.describe('Tax included.'),
  discount_minor: amount.describe('Off the line, tax included.'),
  tax_rate_percent: z.number().nonnegative(),
  net_minor: amount,
  tax_minor: amount,
  exemption: z.object({ code: z.string(), reason: z.string() }).nullable().describe('Why a line without tax has none.'),
});

export const HandedOrder = z
  .object({
    event: z
      .enum(handOverKinds)
      .describe(
        '`order_invoiced`: on credit, with `due_at`. `order_credited`: `credit` says how much goes back, and why.',
      ),
    order_number: z.string(),
    buyer_reference: z.string().nullable().describe('The number of the order in the books of the buyer.'),
    currency: z.literal('AOA'),
    customer: Customer,
    lines: z.array(Line),
    net_minor: amount,
    tax_minor: amount,
    total_minor: amount,
    payments: z.array(z.object({ method: z.string(), amount_minor: amount })),
    due_at: Moment.nullable(),
    credit: z.object({ amount_minor: amount.nullable(), reason: z.string().nullable() }).nullable(),
  })
  .meta({
    description: 'An order for the ERP. Amounts are integers in cêntimos.',
    examples: [
      {
        event: 'order_invoiced',
        order_number: 'ENC-2026-000017',
        buyer_reference: 'PO 4711',
        currency: 'AOA',
        customer: {
          group: 'CNGN',
          name: 'Cimentos do Bengo, Lda.',
          tax_id: '5417289036',
          email: 'compras@cimentos.example',
          address: { street: 'Rua da Missão 12', city: 'Luanda', postal_code: null, country: 'AO' },
        },
        lines: [
          {
            description: 'Gestão de projectos',
            quantity: 1,
            unit_price_minor: 4_560_000,
            discount_minor: 0,
            tax_rate_percent: 14,
            net_minor: 4_000_000,
            tax_minor: 560_000,
            exemption: null,
          },
        ],
        net_minor: 4_000_000,
        tax_minor: 560_000,
        total_minor: 4_560_000,
        payments: [],
        due_at: '2026-12-21T08:00:00Z',
        credit: null,
      },
    ],
  });
export type HandedOrder = z.infer<typeof HandedOrder>;
