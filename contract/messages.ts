import { z } from 'zod';
import { Id, Moment } from './basics.ts';
import { contactLimits, fixedReasons, messageKinds, messageTopics, warningTypes } from './messages-values.ts';
import { bodyCommand, command, commandForMany, matches, retrieval } from './shapes.ts';

export const WarningType = z.enum(warningTypes);
export const MessageKind = z.enum(messageKinds);

/** Worded for the reader, in the request's locale. A kind that a later version has dropped stays readable. */
const Message = z.object({
  id: Id,
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** A path of this site, where one deals with it. */
  link: z.string().nullable(),
  read: z.boolean(),
  read_at: Moment.nullable(),
  created_at: Moment,
  deleted_at: Moment.nullable(),
});

export const UserWarning = Message.extend({
  user_id: Id,
  type: WarningType,
  /** Not active any more: dealt with, by the user or by what happened since. */
  active: z.boolean(),
  display_in_frontoffice: z.boolean(),
});
export type UserWarning = z.infer<typeof UserWarning>;

export const Notification = Message.extend({
  /** The person's id [specification 3]. */
  recipient_id: Id,
  enabled: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

const MessageFilter = z
  .strictObject({
    id: matches(Id),
    kind: matches(MessageKind),
    read: z.boolean(),
    created_at: matches(Moment),
    /** Deleted ones are left out unless they are asked for. */
    deleted: z.boolean(),
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

/** How many of each; `unread` are those that wait: not read, not deleted, and active or enabled. */
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
  /** What the kind is called, in the reader's language. */
  name: z.string(),
  in_app: z.boolean(),
  email: z.boolean(),
  /** A fixed channel stays on. */
  in_app_fixed: z.boolean(),
  email_fixed: z.boolean(),
  fixed_reason: z.enum(fixedReasons).nullable(),
  /** The reason as a sentence. */
  fixed_because: z.string().nullable(),
});
export type NotificationConfiguration = z.infer<typeof NotificationConfiguration>;

const ConfigurationFilter = z
  .strictObject({ user_id: Id, kind: z.union([MessageKind, z.array(MessageKind).min(1).max(messageKinds.length)]) })
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
  /** Left empty by people, who do not see it; what a machine writes here is answered as sent, and goes nowhere. */
  website: z.string().max(500).default(''),
});
export type ContactMessage = z.output<typeof ContactMessage>;

const One = z.strictObject({ id: Id });
const own = ['not_signed_in', 'not_found'] as const;

/** As retrievals take their filter; an empty body counts all of one's own. */
function counting<F extends z.ZodObject>(filter: F) {
  return z
    .strictObject({ filter: filter.optional(), data: z.strictObject({ filter: filter.optional() }).optional() })
    .prefault({});
}

/** A move of warnings: all of the list or, when one is not found or cannot be moved, none. Bears repeating. */
function moveOfWarnings(verb: string, summary: string) {
  return commandForMany('PUT', `/user-warnings/${verb}`, {
    summary,
    item: One,
    result: UserWarning,
    refuses: [...own, 'invalid_transition'],
  });
}

export const messages = {
  /** One's own; with the claim messages.edit everybody's. The newest first. */
  retrieveUserWarnings: retrieval('/user-warnings', {
    summary: 'Warnings, worded in the language of the request',
    filter: UserWarningFilter,
    result: UserWarning,
    sort: ['created_at', 'id'],
    refuses: ['not_signed_in'],
  }),
  /** `data.filter` [specification 7]; `data[0].unread` is the badge. */
  retrieveUserWarningCounters: bodyCommand('POST', '/user-warnings/counters', {
    summary: 'How many warnings wait',
    body: counting(WarningCount),
    result: UserWarningCounters,
    refuses: ['not_signed_in'],
  }),
  readUserWarnings: moveOfWarnings('read', 'Marks warnings as read'),
  unreadUserWarnings: moveOfWarnings('unread', 'Marks warnings as unread'),
  activateUserWarnings: moveOfWarnings('activate', 'Puts warnings up again'),
  deactivateUserWarnings: moveOfWarnings('deactivate', 'Takes warnings as dealt with'),
  deleteUserWarnings: moveOfWarnings('delete', 'Moves warnings to the bin'),
  restoreUserWarnings: moveOfWarnings('restore', 'Takes warnings out of the bin'),
  /** Only what lies in the bin, and only with the claim messages.edit. Answers what it was. */
  hardDeleteUserWarnings: commandForMany('PUT', '/user-warnings/hard-delete', {
    summary: 'Deletes warnings for good',
    item: One,
    result: UserWarning,
    refuses: [...own, 'not_allowed', 'invalid_transition'],
  }),

  /** One's own; with the claim messages.edit everybody's. `total` of the enabled and unread is the badge. */
  retrieveNotifications: retrieval('/notifications', {
    summary: 'Notifications, worded in the language of the request',
    filter: NotificationFilter,
    result: Notification,
    sort: ['created_at', 'id'],
    refuses: ['not_signed_in'],
  }),
  /** `data.filter`, as with warnings. */
  retrieveNotificationCounters: bodyCommand('POST', '/notifications/counters', {
    summary: 'How many notifications wait',
    body: counting(NotificationCount),
    result: NotificationCounters,
    refuses: ['not_signed_in'],
  }),
  /** Read or unread, enabled or not; all of the list or none. */
  updateNotifications: commandForMany('PUT', '/notifications', {
    summary: 'Marks notifications as read or unread, enabled or disabled',
    item: NotificationChange,
    result: Notification,
    refuses: [...own, 'invalid_transition'],
  }),
  deleteNotifications: commandForMany('PUT', '/notifications/delete', {
    summary: 'Moves notifications to the bin',
    item: One,
    result: Notification,
    refuses: [...own],
  }),
  restoreNotifications: commandForMany('PUT', '/notifications/restore', {
    summary: 'Takes notifications out of the bin',
    item: One,
    result: Notification,
    refuses: [...own],
  }),

  /** One's own: a line per kind that one can be told, in the order of the topics; all of them, unless a page is asked for. */
  retrieveNotificationConfigurations: retrieval('/usersnotificationconfigurations', {
    summary: 'By which channels one wants to be told what',
    filter: ConfigurationFilter,
    result: NotificationConfiguration,
    refuses: ['not_signed_in'],
  }),
  /** Needs users.edit, as its page does [specification 6]. Switching a fixed channel off is refused; all of the list or none. */
  updateNotificationConfigurations: commandForMany('PUT', '/usersnotificationconfigurations', {
    summary: 'Says by which channels one wants to be told what',
    item: ConfigurationChange,
    result: NotificationConfiguration,
    refuses: ['not_signed_in', 'not_allowed', 'channel_fixed'],
  }),

  /** For anybody. Goes to the setting contactEmail, and is confirmed to the sender; at most five an hour from one place. */
  createContactMessage: command('POST', '/contact-messages/create', {
    summary: 'Writes to the house',
    data: ContactMessage,
    result: z.object({ email: z.string() }),
    refuses: ['username_invalid', 'too_many_requests', 'contact_not_available'],
  }),
};
