import { z } from 'zod';
import { Id, ItemReference, Moment } from '#contract/basics.ts';
import { contactLimits, fixedReasons, messageTopics, warningTypes } from './values.ts';
import { bodyCommand, command, commandForMany, matches, mostPerPage, retrieval } from '#contract/shapes.ts';

export const WarningType = z.enum(warningTypes);

/** The kinds of all slices, which `contract/index.ts` merges and adds. */
export const knownKinds = new Set<string>();

export const MessageKind = z
  .string()
  .max(60)
  .refine((kind) => knownKinds.has(kind))
  .meta({ examples: ['order_paid'] })
  .describe('The kind of a message, such as `order_paid`. An unknown one is `invalid_input`.');

export const Message = z
  .object({
    id: Id,
    kind: z.string(),
    title: z.string(),
    text: z.string(),
    link: z.string().nullable().describe('The path on this site to deal with it.'),
    read: z.boolean(),
    read_at: Moment.nullable(),
    created_at: Moment,
    deleted_at: Moment.nullable(),
  })
  .describe("Worded for the reader, in the request's locale. A kind that a later version has dropped stays readable.");

export const UserWarning = Message.extend({
  user_id: Id,
  type: WarningType,
  active: z.boolean().describe('False once it is resolved, by the user or by a later event.'),
  display_in_frontoffice: z.boolean(),
});
export type UserWarning = z.infer<typeof UserWarning>;

export const Notification = Message.extend({
  recipient_id: Id.describe("The person's id."),
  enabled: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const MessageFilter = z
  .strictObject({
    id: matches(Id),
    kind: matches(MessageKind),
    read: z.boolean(),
    created_at: matches(Moment),
    deleted: z.boolean().describe('Deleted ones are excluded unless true.'),
  })
  .partial();

export const UserWarningFilter = MessageFilter.extend({
  user_id: matches(Id).optional(),
  type: matches(WarningType).optional(),
  active: z.boolean().optional(),
  display_in_frontoffice: z.boolean().optional(),
});
export type UserWarningFilter = z.infer<typeof UserWarningFilter>;

export const NotificationFilter = MessageFilter.extend({
  recipient_id: matches(Id).optional(),
  enabled: z.boolean().optional(),
});
export type NotificationFilter = z.infer<typeof NotificationFilter>;

/** `unread` counts those that are not read, not deleted, and active or enabled. */
const counts = { unread: z.int(), read: z.int(), deleted: z.int(), total: z.int() };
export const UserWarningCounters = z.object({ ...counts, inactive: z.int() });
export type UserWarningCounters = z.infer<typeof UserWarningCounters>;
export const NotificationCounters = z.object({ ...counts, disabled: z.int() });
export type NotificationCounters = z.infer<typeof NotificationCounters>;

export const WarningCount = z.strictObject({ user_id: Id, display_in_frontoffice: z.boolean() }).partial();
export type WarningCount = z.infer<typeof WarningCount>;
export const NotificationCount = z.strictObject({ recipient_id: Id }).partial();
export type NotificationCount = z.infer<typeof NotificationCount>;

export const NotificationChange = z.strictObject({
  id: Id,
  read: z.boolean().optional(),
  enabled: z.boolean().optional(),
});
export type NotificationChange = z.infer<typeof NotificationChange>;

export const NotificationConfiguration = z.object({
  user_id: Id,
  kind: MessageKind,
  topic: z.enum(messageTopics),
  name: z.string().describe("What the kind is called, in the reader's language."),
  in_app: z.boolean(),
  email: z.boolean(),
  in_app_fixed: z.boolean().describe('A fixed channel stays on.'),
  email_fixed: z.boolean(),
  fixed_reason: z.enum(fixedReasons).nullable(),
  fixed_because: z.string().nullable().describe('The reason as a sentence.'),
});
export type NotificationConfiguration = z.infer<typeof NotificationConfiguration>;

const ConfigurationFilter = z
  .strictObject({ user_id: Id, kind: z.union([MessageKind, z.array(MessageKind).min(1).max(mostPerPage)]) })
  .partial();
export type ConfigurationFilter = z.infer<typeof ConfigurationFilter>;

export const ConfigurationChange = z.strictObject({
  kind: MessageKind,
  in_app: z.boolean().optional(),
  email: z.boolean().optional(),
});
export type ConfigurationChange = z.infer<typeof ConfigurationChange>;

export const ContactMessage = z.strictObject({
  name: z.string().trim().min(1).max(contactLimits.name),
  email: z.string().trim().min(1).max(contactLimits.email),
  subject: z.string().trim().min(1).max(contactLimits.subject),
  message: z.string().trim().min(1).max(contactLimits.message),
  website: z
    .string()
    .max(500)
    .default('')
    .describe(
      'A honeypot, hidden from people. A message with text in it is discarded, and answered as if it were sent.',
    ),
});
export type ContactMessage = z.output<typeof ContactMessage>;

const own = ['not_signed_in', 'not_found'] as const;

/** An empty body counts all of one's own. */
function counting<F extends z.ZodObject>(filter: F) {
  return z
    .strictObject({ filter: filter.optional(), data: z.strictObject({ filter: filter.optional() }).optional() })
    .prefault({});
}

/** Changes the whole list or, when one is not found or cannot be changed, none. Idempotent. */
function moveOfWarnings(verb: string, summary: string) {
  return commandForMany('PUT', `/user-warnings/${verb}`, {
    summary,
    item: ItemReference,
    result: UserWarning,
    refuses: [...own, 'invalid_transition'],
  });
}

export const messages = {
  retrieveUserWarnings: retrieval('/user-warnings', {
    summary: 'List warnings in the language of the request',
    description: "Your own; with the claim `messages.edit`, everyone's. Newest first.",
    claim: 'messages.edit',
    filter: UserWarningFilter,
    result: UserWarning,
    sort: ['created_at', 'id'],
    refuses: ['not_signed_in'],
  }),
  retrieveUserWarningCounters: bodyCommand('POST', '/user-warnings/counters', {
    summary: 'Count warnings',
    claim: 'messages.edit',
    reads: true,
    description: '`data[0].unread` is the number on the badge.',
    body: counting(WarningCount),
    result: UserWarningCounters,
    refuses: ['not_signed_in'],
  }),
  readUserWarnings: moveOfWarnings('read', 'Mark warnings as read'),
  unreadUserWarnings: moveOfWarnings('unread', 'Mark warnings as unread'),
  activateUserWarnings: moveOfWarnings('activate', 'Reactivate warnings'),
  deactivateUserWarnings: moveOfWarnings('deactivate', 'Mark warnings as resolved'),
  deleteUserWarnings: moveOfWarnings('delete', 'Move warnings to the bin'),
  restoreUserWarnings: moveOfWarnings('restore', 'Restore warnings from the bin'),
  hardDeleteUserWarnings: commandForMany('PUT', '/user-warnings/hard-delete', {
    summary: 'Delete warnings permanently',
    description: 'Only from the bin, and only with the claim `messages.edit`. Answers the deleted warnings.',
    item: ItemReference,
    result: UserWarning,
    refuses: [...own, 'not_allowed', 'invalid_transition'],
  }),

  retrieveNotifications: retrieval('/notifications', {
    summary: 'List notifications in the language of the request',
    description:
      "Your own; with the claim `messages.edit`, everyone's. The `total` of those that are enabled and unread is the number on the badge.",
    claim: 'messages.edit',
    filter: NotificationFilter,
    result: Notification,
    sort: ['created_at', 'id'],
    refuses: ['not_signed_in'],
  }),
  retrieveNotificationCounters: bodyCommand('POST', '/notifications/counters', {
    summary: 'Count notifications',
    claim: 'messages.edit',
    reads: true,
    description: 'The filter is in `data.filter`, as with warnings.',
    body: counting(NotificationCount),
    result: NotificationCounters,
    refuses: ['not_signed_in'],
  }),
  updateNotifications: commandForMany('PUT', '/notifications', {
    summary: 'Mark notifications as read or unread, enabled or disabled',
    description: 'Changes the whole list or nothing. Idempotent. The links may hold secrets, so no answer is stored.',
    item: NotificationChange,
    result: Notification,
    secret: true,
    refuses: [...own, 'invalid_transition'],
  }),
  deleteNotifications: commandForMany('PUT', '/notifications/delete', {
    summary: 'Move notifications to the bin',
    item: ItemReference,
    result: Notification,
    secret: true,
    refuses: [...own],
  }),
  restoreNotifications: commandForMany('PUT', '/notifications/restore', {
    summary: 'Restore notifications from the bin',
    item: ItemReference,
    result: Notification,
    secret: true,
    refuses: [...own],
  }),

  retrieveNotificationConfigurations: retrieval('/usersnotificationconfigurations', {
    summary: 'List your notification settings',
    description: 'One entry for each kind of notification, ordered by topic; all of them unless a page is requested.',
    filter: ConfigurationFilter,
    result: NotificationConfiguration,
    refuses: ['not_signed_in'],
  }),
  updateNotificationConfigurations: commandForMany('PUT', '/usersnotificationconfigurations', {
    summary: 'Change notification settings',
    description:
      'Needs the claim `users.edit`. A fixed channel cannot be switched off. Changes the whole list or nothing.',
    item: ConfigurationChange,
    result: NotificationConfiguration,
    refuses: ['not_signed_in', 'not_allowed', 'channel_fixed'],
  }),

  createContactMessage: command('POST', '/contact-messages/create', {
    summary: 'Send a message to the operator of the site',
    description:
      'Open to anyone; at most five an hour from one network address. It goes to the address in the setting `contactEmail`, is stored for `POST /contact-messages`, and its sender receives a confirmation.',
    data: ContactMessage,
    result: z.object({ email: z.string() }),
    refuses: ['username_invalid', 'too_many_requests', 'contact_not_available'],
  }),
};
