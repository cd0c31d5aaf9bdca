import type { ContractRouterClient } from '@orpc/contract';
import { sharedEvents } from './shared/events.ts';
import { sharedRefusals } from './shared/refusals.ts';
import { accountsContract as accounts } from './accounts/index.ts';
import { achievementsContract as achievements } from './achievements/index.ts';
import { addressesContract as addresses } from './addresses/index.ts';
import { attendanceContract as attendance } from './attendance/index.ts';
import { fiscalContract as fiscal } from './fiscal/index.ts';
import { giftsContract as gifts } from './gifts/index.ts';
import { guidesContract as guides } from './guides/index.ts';
import { identityContract as identity } from './identity/index.ts';
import { organizationsContract as organizations } from './organizations/index.ts';
import { peopleContract as people } from './people/index.ts';
import { privacyContract as privacy } from './privacy/index.ts';
import { cartContract as cart } from './cart/index.ts';
import { catalogueContract as catalogue } from './catalogue/index.ts';
import { certificatesContract as certificates } from './certificates/index.ts';
import { classesContract as classes } from './classes/index.ts';
import { classroomContract as classroom } from './classroom/index.ts';
import { enrollmentsContract as enrollments } from './enrollments/index.ts';
import { filesContract as files } from './files/index.ts';
import { formsContract as forms } from './forms/index.ts';
import { gradesContract as grades } from './grades/index.ts';
import { learningContract as learning } from './learning/index.ts';
import { tasksContract as tasks } from './tasks/index.ts';
import { assessmentsContract as assessments } from './assessments/index.ts';
import { messagesContract as messages } from './messages/index.ts';
import { newsContract as news } from './news/index.ts';
import { couponsContract as coupons } from './coupons/index.ts';
import { ordersContract as orders } from './orders/index.ts';
import { paymentsContract as payments } from './payments/index.ts';
import { reportsContract as reports } from './reports/index.ts';
import { reviewsContract as reviews } from './reviews/index.ts';
import { settingsContract as settings } from './settings/index.ts';
import { teachingContract as teaching } from './teaching/index.ts';
import { timetableContract as timetable } from './timetable/index.ts';
import { trainingContract as training } from './training/index.ts';
import { wishlistContract as wishlist } from './wishlist/index.ts';
import { gather, type Gathered, type Payload } from './declare.ts';
import { knownKinds } from './messages/calls.ts';
import { messageTopics, type MessageRule } from './messages/values.ts';
import { withStatuses, type Refuses } from './shapes.ts';

/** Ordered as the kinds of messages appear within a topic of the notification settings. */
const slices = {
  accounts,
  achievements,
  addresses,
  attendance,
  fiscal,
  gifts,
  guides,
  identity,
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
  reports,
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

type Calls = { [K in keyof Slices]: Slices[K]['calls'] };

/** A call that refuses with a code of no slice does not compile here. */
function callsOf(declared: Record<keyof Slices, { calls: Record<string, Refuses<RefusalCode>> }>): Calls {
  const calls = Object.entries(declared).map(([name, slice]) => ({ [name]: withStatuses(slice.calls, refusals) }));
  return Object.assign(
    {},
    ...calls.toSorted((one, other) => (Object.keys(one).join() < Object.keys(other).join() ? -1 : 1)),
  );
}
