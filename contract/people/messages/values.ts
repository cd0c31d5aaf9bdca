/** Domain 9: important (money, a canceled class, an account in danger), alert (a deadline), informative (the rest). */
export const warningTypes = ['alert', 'important', 'informative'] as const;
export type WarningType = (typeof warningTypes)[number];

export const messageChannels = ['in_app', 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** In the order of the notification settings. */
export const messageTopics = ['account', 'orders', 'learning', 'certificates', 'wishlist', 'team'] as const;
export type MessageTopic = (typeof messageTopics)[number];

/** Why a kind cannot be switched off: it protects the account, or it is the record of a purchase. */
export const fixedReasons = ['security', 'contract'] as const;
export type FixedReason = (typeof fixedReasons)[number];

export type MessageRule = {
  topic: MessageTopic;
  /** Also shows a warning, which stays until it is resolved. */
  warning?: WarningType;
  /** Cannot be switched off: every channel for `security`, the email for `contract` [domain 9]. */
  fixed?: FixedReason;
  /** Only those who hold this claim, or any of these, are notified. */
  claim?: string | readonly string[];
  /** No longer sent; old messages still need their texts. */
  isRetired?: true;
};

/**
 * The live stream, `GET /api/events`: server-sent events, read by fetch with the bearer in `Authorization`.
 *
 * It begins with `ready`, which carries an id as every event does. With the last id as `Last-Event-ID` it resumes with
 * the missed events; without one, load the badges after `ready`. The data of an event are `{}`: the named items have
 * changed, in this or another browser. `library-update` means that an enrollment has opened, and its course has left the
 * cart. A line `:` arrives every 25 seconds. The server closes the stream when the session has ended (the next request
 * answers 401), when the client is too slow, when the same user opens a thirteenth stream, and when it stops; reconnect
 * after the `retry:` that it sends. 503 means that the process has reached its limit.
 */
export const liveEventsPath = '/events';
export const liveEvents = ['notifications-update', 'user-warnings-update', 'library-update'] as const;
export type LiveEvent = (typeof liveEvents)[number];
export const heartbeatSeconds = 25;

/** The maximum lengths of the contact form. */
export const contactLimits = { name: 120, email: 254, subject: 150, message: 4_000 } as const;
