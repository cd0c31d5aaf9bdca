import { expect } from 'vitest';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import type { Belongings } from '#api/shared/testing/access-row.ts';

export type As = 'guest' | 'owner' | 'administrator';
/** One row of specification 7: the call, the actor, the payload, and the expected answer. */
export type SpecificationRow = [call: string, as: As, payload: (of: Belongings) => unknown, answer: unknown];

export const session = { user: expect.any(Object), token: expect.any(String), refreshToken: expect.any(String) };
export const success = { status: 'success' };
export const one = (result: unknown) => ({ ...success, data: [result] });
const some = (result: unknown) => ({
  ...success,
  results: expect.arrayContaining([result]),
  total: expect.any(Number),
});
export const byId = (id: keyof Belongings) => (of: Belongings) => ({ data: [{ id: of[id] }] });
export const newPassword = 'outra frase curta serve';
const euro = { key: 'eur', name: 'Euro', definition: '{"symbol":"€","locale":"pt-PT"}' };

const settings: SpecificationRow[] = [
  [
    'POST /application-settings',
    'guest',
    () => ({ filter: { keys: ['defaultLocale', 'hasShoppingCart'], slug: 'General' }, fields: ['key', 'value'] }),
    {
      ...success,
      results: [
        { key: 'defaultLocale', value: 'pt-PT' },
        { key: 'hasShoppingCart', value: 'true' },
      ],
    },
  ],
  [
    'POST /application-settings',
    'guest',
    () => ({ filter: { slug: 'ERP', key: 'hasErpIntegration' } }),
    some({ key: 'hasErpIntegration', value: 'false' }),
  ],
  ['POST /locales', 'guest', () => undefined, some(expect.objectContaining({ definition: expect.any(String) }))],
  ['POST /currencies', 'guest', () => undefined, some(expect.objectContaining({ id: 1, key: 'aoa', name: 'Kwanza' }))],
  ['POST /currencies/create', 'administrator', () => ({ data: [euro] }), one(expect.objectContaining(euro))],
  [
    'PUT /currencies',
    'administrator',
    () => ({ data: [{ id: 2, name: 'Dólar' }] }),
    one(expect.objectContaining({ name: 'Dólar' })),
  ],
  ['PUT /currencies/delete', 'administrator', () => ({ data: [{ id: 2 }] }), one(expect.objectContaining({ id: 2 }))],
];

const users: SpecificationRow[] = [
  ['POST /claims', 'administrator', () => ({ filter: { role_ids: [1, 2, 3, 4] } }), some({ slug: 'users.edit' })],
  [
    'POST /users/authenticate',
    'guest',
    ({ username, password }) => ({ data: [{ username, password }] }),
    one(expect.objectContaining(session)),
  ],
  [
    'POST /users/register',
    'guest',
    () => ({
      data: [
        {
          username: 'nova@mestria.test',
          password: newPassword,
          first_name: 'Ana',
          last_name: 'Reis',
          role: 'student',
          terms_version: firstLegalCode,
          wants_news: false,
        },
      ],
    }),
    one(expect.any(Object)),
  ],
  ['POST /users/forgot', 'guest', ({ username }) => ({ data: [{ username }] }), one(expect.any(Object))],
  [
    'POST /userspasswordrecoveries',
    'guest',
    () => ({ filter: { token: 'x'.repeat(43) } }),
    { ...success, results: [], total: 0 },
  ],
  [
    'POST /users',
    'owner',
    ({ userId }) => ({ filter: { id: userId } }),
    some(expect.objectContaining({ username: expect.any(String) })),
  ],
  [
    'POST /users/getSelf',
    'owner',
    () => undefined,
    one(
      expect.objectContaining({
        person: expect.objectContaining({ name: 'Zulmira Segredo' }),
        cart: expect.any(String),
      }),
    ),
  ],
  [
    'PUT /users',
    'owner',
    ({ userId }) => ({ data: [{ id: userId, currency_id: 2 }] }),
    one(expect.objectContaining({ currency_id: 2 })),
  ],
  [
    'PUT /users/update-cart',
    'owner',
    ({ userId }) => ({ data: [{ id: userId, cart: '[]' }] }),
    one(expect.any(Object)),
  ],
  [
    'POST /users/update-user-and-person',
    'owner',
    ({ userId, username }) => ({ data: [{ user: { id: userId, username, currency_id: 2 } }] }),
    one(expect.objectContaining({ currency_id: 2 })),
  ],
  [
    'POST /users/update-user-and-person',
    'owner',
    ({ userId, username }) => ({ data: [{ user: { id: userId, username, locale_id: 4 } }] }),
    one(expect.objectContaining({ locale_id: 4 })),
  ],
  [
    'POST /users/change-password',
    'owner',
    ({ password }) => ({ data: [{ password, new_password: newPassword }] }),
    one(expect.objectContaining(session)),
  ],
];

const warning = expect.objectContaining({ id: expect.any(Number) });
const messages: SpecificationRow[] = [
  [
    'POST /usersnotificationconfigurations',
    'owner',
    ({ userId }) => ({ filter: { user_id: userId } }),
    some(expect.objectContaining({ kind: 'order_paid' })),
  ],
  [
    'PUT /usersnotificationconfigurations',
    'administrator',
    () => ({ data: [{ kind: 'certificate_issued', email: false }] }),
    one(expect.objectContaining({ kind: 'certificate_issued', email: false })),
  ],
  ['POST /user-warnings', 'owner', ({ userId }) => ({ filter: { user_id: userId } }), some(warning)],
  [
    'POST /user-warnings/counters',
    'owner',
    ({ userId }) => ({ data: { filter: { user_id: userId, display_in_frontoffice: true } } }),
    one(expect.objectContaining({ unread: 1 })),
  ],
  ...['read', 'unread', 'activate', 'deactivate', 'delete'].map((verb): SpecificationRow => [
    `PUT /user-warnings/${verb}`,
    'owner',
    byId('warningId'),
    one(warning),
  ]),
  [
    'POST /notifications',
    'owner',
    ({ personId }) => ({ filter: { enabled: true, read: false, recipient_id: personId } }),
    { ...some(warning), total: 1 },
  ],
  [
    'POST /notifications/counters',
    'owner',
    ({ personId }) => ({ data: { filter: { recipient_id: personId } } }),
    one(expect.any(Object)),
  ],
  [
    'PUT /notifications',
    'owner',
    ({ notificationId }) => ({ data: [{ id: notificationId, read: true }] }),
    one(warning),
  ],
  ['PUT /notifications/delete', 'owner', byId('notificationId'), one(warning)],
  [
    'POST /pictures',
    'owner',
    ({ pictureId }) => ({ filter: { id: pictureId } }),
    some(expect.objectContaining({ content_type: expect.stringMatching(/^image\//) })),
  ],
];

export const specificationRows: SpecificationRow[] = [...settings, ...users, ...messages];
