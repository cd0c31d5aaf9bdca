import type { ContractRouterClient } from '@orpc/contract';
import { accountsContract as accounts } from './sales/accounts/index.ts';
import { achievementsContract as achievements } from './learning/achievements/index.ts';
import { addressesContract as addresses } from './people/addresses/index.ts';
import { attendanceContract as attendance } from './learning/attendance/index.ts';
import { bankContract as bank } from './sales/bank/index.ts';
import { fiscalContract as fiscal } from './sales/fiscal/index.ts';
import { giftsContract as gifts } from './areas/gifts/index.ts';
import { guidesContract as guides } from './areas/guides/index.ts';
import { healthContract as health } from './areas/health/index.ts';
import { inboxContract as inbox } from './areas/inbox/index.ts';
import { identityContract as identity } from './people/identity/index.ts';
import { organizationsContract as organizations } from './people/organizations/index.ts';
import { peopleContract as people } from './people/people/index.ts';
import { privacyContract as privacy } from './areas/privacy/index.ts';
import { cartContract as cart } from './sales/cart/index.ts';
import { catalogueContract as catalogue } from './offer/catalogue/index.ts';
import { certificatesContract as certificates } from './learning/certificates/index.ts';
import { classesContract as classes } from './offer/classes/index.ts';
import { classroomContract as classroom } from './areas/classroom/index.ts';
import { enrollmentsContract as enrollments } from './learning/enrollments/index.ts';
import { filesContract as files } from './platform/files/index.ts';
import { formsContract as forms } from './learning/forms/index.ts';
import { gradesContract as grades } from './learning/grades/index.ts';
import { learningContract as learning } from './learning/learning/index.ts';
import { tasksContract as tasks } from './learning/tasks/index.ts';
import { assessmentsContract as assessments } from './learning/assessments/index.ts';
import { messagesContract as messages } from './people/messages/index.ts';
import { newsContract as news } from './offer/news/index.ts';
import { couponsContract as coupons } from './sales/coupons/index.ts';
import { openingContract as opening } from './areas/opening/index.ts';
import { ordersContract as orders } from './sales/orders/index.ts';
import { paymentsContract as payments } from './sales/payments/index.ts';
import { reportsContract as reports } from './areas/reports/index.ts';
import { reviewsContract as reviews } from './areas/reviews/index.ts';
import { legalContract as legal } from './platform/legal/index.ts';
import { settingsContract as settings } from './platform/settings/index.ts';
import { teachingContract as teaching } from './areas/teaching/index.ts';
import { timetableContract as timetable } from './learning/timetable/index.ts';
import { trailContract as trail } from './areas/trail/index.ts';
import { webhooksContract as webhooks } from './areas/webhooks/index.ts';
import { trainingContract as training } from './areas/training/index.ts';
import { wishlistContract as wishlist } from './areas/wishlist/index.ts';
import { event, gather, type Gathered, type Payload } from './declare.ts';
import { knownKinds } from './people/messages/calls.ts';
import { messageTopics, type MessageRule } from './people/messages/values.ts';
import type { Setting } from './setting.ts';
import { withStatuses, type Refuses } from './shapes.ts';

const sharedEvents = {
  mail_written: event<{ mail_id: number }>(),
};

const sharedRefusals = {
  invalid_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  token_not_accepted: 403,
  not_found: 404,
  gone: 410,
  request_under_way: 409,
  request_changed: 409,
  changed_meanwhile: 409,
  invalid_transition: 409,
  markup_not_allowed: 400,
  too_large: 413,
  body_not_json: 415,
  body_too_complex: 413,
  too_many_requests: 429,
  server_busy: 503,
  connection_failure: 503,
  outcome_unknown: 503,
  unexpected_error: 500,
};

/** Ordered as the kinds of messages appear within a topic of the notification settings. */
const slices = {
  accounts,
  achievements,
  addresses,
  attendance,
  bank,
  fiscal,
  gifts,
  guides,
  identity,
  inbox,
  organizations,
  people,
  privacy,
  coupons,
  orders,
  reviews,
  payments,
  enrollments,
  classes,
  classroom,
  certificates,
  timetable,
  grades,
  teaching,
  training,
  wishlist,
  cart,
  catalogue,
  files,
  forms,
  learning,
  tasks,
  assessments,
  messages,
  news,
  settings,
  legal,
  reports,
  trail,
  health,
  opening,
  webhooks,
};
type Slices = typeof slices;

/** The HTTP status of each refusal. Each needs a text in `api/texts` or in the texts of its slice. */
export const refusals: typeof sharedRefusals & Gathered<Slices, 'refusals'> = {
  ...sharedRefusals,
  ...gather(slices, 'refusals'),
};
export type RefusalCode = keyof typeof refusals;

export const contract = callsOf(slices);
export type Api = ContractRouterClient<typeof contract>;

export const events: typeof sharedEvents & Gathered<Slices, 'events'> = {
  ...sharedEvents,
  ...gather(slices, 'events'),
};
export type EventKind = keyof typeof events;
export type Events = { [K in EventKind]: Payload<(typeof events)[K]> };

export const messageRules: Record<MessageKind, MessageRule> = gather(slices, 'messages');
export type MessageKind = keyof Gathered<Slices, 'messages'>;

export const messageKinds = Object.keys(messageRules)
  .filter((kind): kind is MessageKind => kind in messageRules)
  .toSorted((one, other) => placeOf(one) - placeOf(other));
for (const kind of messageKinds) knownKinds.add(kind);

function placeOf(kind: MessageKind): number {
  return messageTopics.indexOf(messageRules[kind].topic);
}

type SettingsOfSlices = Gathered<Slices, 'settings'>;
export type SettingKey = keyof SettingsOfSlices;
export type SettingValue<K extends SettingKey> = ReturnType<SettingsOfSlices[K]['read']>;

export const settingDeclarations: { [K in SettingKey]: Setting<SettingValue<K>> } = gather(slices, 'settings');

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDeclarations, key);
}
export const settingKeys = Object.keys(settingDeclarations).filter(isSettingKey);

type Calls = { [K in keyof Slices]: Slices[K]['calls'] };

/** A call that refuses with a code of no slice does not compile here. */
function callsOf(declared: Record<keyof Slices, { calls: Record<string, Refuses<RefusalCode>> }>): Calls {
  const calls = Object.entries(declared).map(([name, slice]) => ({ [name]: withStatuses(slice.calls, refusals) }));
  return Object.assign(
    {},
    ...calls.toSorted((one, other) => (Object.keys(one).join() < Object.keys(other).join() ? -1 : 1)),
  );
}
