import { z } from 'zod';
import { Moment } from '#contract/basics.ts';
import { command, retrieval } from '#contract/shapes.ts';
import { setUpSteps } from './values.ts';

const claim = 'settings.edit';
const refuses = ['not_signed_in', 'not_allowed'] as const;

export const SetUp = z.object({
  is_open: z.boolean().describe('The setting `isSiteOpen`. While it is false, visitors see a page that says when.'),
  opens_on: z.string().describe('The setting `siteOpensOn`; empty while no day is set.'),
  steps: z.array(z.object({ key: z.enum(setUpSteps), is_done: z.boolean() })),
  seller_name: z.string(),
  ways_to_pay: z.object({
    gateway: z.enum(['none', 'sandbox', 'real']),
    transfer: z.boolean().describe('There is a bank account with a valid IBAN.'),
    cash: z.boolean().describe('There is an address and there are hours.'),
  }),
  mail: z.object({
    is_set: z.boolean().describe('There is a mail server.'),
    last_sent_at: Moment.nullable().describe('Of the last seven days.'),
    waiting: z.int().nonnegative(),
  }),
});
export type SetUp = z.infer<typeof SetUp>;

export const TestedGateway = z.object({
  reference: z.string(),
  entity: z.string().nullable(),
  is_sandbox: z.boolean(),
});
export type TestedGateway = z.infer<typeof TestedGateway>;

export const opening = {
  retrieveSetUp: retrieval('/set-up', {
    summary: 'Read what a new site still needs',
    description: 'One result, computed now. Needs the claim `settings.edit`.',
    claim: 'settings.edit',
    filter: z.strictObject({}),
    result: SetUp,
    refuses,
  }),

  sendTestEmail: command('POST', '/set-up/test-email', {
    summary: 'Send yourself an email',
    description: 'To the address of your account, as any other email of the site. Needs the claim `settings.edit`.',
    claim,
    data: z.strictObject({}),
    result: z.object({ to: z.string() }),
    refuses: [...refuses, 'too_many_requests'],
  }),

  testGateway: command('POST', '/set-up/test-gateway', {
    summary: 'Test the gateway with a reference',
    description:
      'Has the gateway of references create one of 100 kwanzas and cancel it at once; nothing is stored. Ten times an hour at most. Needs the claim `settings.edit`.',
    claim,
    data: z.strictObject({}),
    result: TestedGateway,
    refuses: [...refuses, 'too_many_requests', 'gateway_failed'],
  }),
};
