export const messagesRefusals = {
  streams_full: 503,
  contact_not_available: 409,
  channel_fixed: 409,
} as const;
