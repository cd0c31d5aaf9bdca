/** Enumerations of messages, free of schemas, so that the browser can read them. */

/** Domain 9: important (money, a canceled class, an account in danger), alert (a deadline), informative (the rest). */
export const warningTypes = ['alert', 'important', 'informative'] as const;
export type WarningType = (typeof warningTypes)[number];

/** By what a message can reach a user. A warning always shows; it stands until it is dealt with. */
export const messageChannels = ['in_app', 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** What kinds are gathered under, in this order. */
export const messageTopics = ['account', 'orders', 'learning', 'certificates', 'wishlist', 'team'] as const;
export type MessageTopic = (typeof messageTopics)[number];

/** Why a kind cannot be switched off: it guards the account, or it is the record of what was bought. */
export const fixedReasons = ['security', 'contract'] as const;
export type FixedReason = (typeof fixedReasons)[number];

/** How users are notified of a kind. */
export type MessageRule = {
  topic: MessageTopic;
  /** Puts up a warning too, which stands until it is dealt with. */
  warning?: WarningType;
  /** Cannot be switched off: all of it where the account is in danger, its mail where it is a record [domain 9]. */
  fixed?: FixedReason;
  /** Only those who hold this claim are notified. */
  claim?: string;
  /** Not sent any more: nothing to choose, but old messages are still worded. */
  isRetired?: true;
};

/**
 * The live stream, `GET /api/events`: server-sent events, read by fetch with the bearer in `Authorization`.
 *
 * It begins with `ready`, which carries an id as every event does. With the last id as `Last-Event-ID` it goes on with
 * what was missed; without one, load the badges after `ready`. An event's data are `{}`: what it names has changed, in
 * this or another browser. A line `:` comes every 25 seconds. The server ends the stream when the session has ended
 * (the next try answers 401), when the reader is too slow, when the same user
 * opens a thirteenth, and when it stops; come back after the `retry:` it names. 503 says that the process holds all it can.
 */
export const liveEventsPath = '/events';
export const liveEvents = ['notifications-update', 'user-warnings-update'] as const;
export type LiveEvent = (typeof liveEvents)[number];
export const heartbeatSeconds = 25;

/** The longest texts of the contact form. */
export const contactLimits = { name: 120, email: 254, subject: 150, message: 4_000 } as const;
