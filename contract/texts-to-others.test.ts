import { expect, test } from 'vitest';
import type { z } from 'zod';
import { Registration } from './people/identity/calls.ts';
import { GiftDetails } from './sales/orders/parts.ts';
import { NewAffiliation } from './people/organizations/affiliation.ts';
import { NewOrganization, OrganizationChange } from './people/organizations/calls.ts';
import { PersonChange } from './people/people/calls.ts';
import { NewClassReply } from './areas/teaching/calls.ts';
import { DeclinedRequest } from './areas/training/requests.ts';

/** What people type who are not staff, and emails to others carry: `api/app/typed-texts-in-mails.test.ts` lists it. */
const inputs: [string, z.ZodObject, string[]][] = [
  ['a new organization', NewOrganization, ['name']],
  ['a change of an organization', OrganizationChange, ['name']],
  ['an invitation', NewAffiliation, ['name']],
  ['a gift', GiftDetails, ['name', 'message']],
  ['a request that is declined', DeclinedRequest, ['reason']],
  ['a registration', Registration, ['first_name', 'last_name']],
  ['a reply to a class message', NewClassReply, ['text']],
  ['a person', PersonChange, ['name', 'first_name', 'last_name']],
];

test.for(inputs)('%s holds no link in its texts', ([, schema, names]) => {
  for (const name of names) {
    const issuesWith = (text: string) =>
      schema.safeParse({ [name]: text }).error?.issues.filter(({ path }) => path[0] === name) ?? [];
    for (const text of ['http://evil.example', 'Ana www.evil.example', 'evil.example/x']) {
      expect(issuesWith(text)).toMatchObject([{ code: 'custom', params: { wrong: 'link' } }]);
    }
    expect(issuesWith('Booking.com, Lda.')).toEqual([]);
  }
});
