import type { MessageRule } from '#contract/people/messages/values.ts';

export type Channels = { in_app: boolean; email: boolean };

const everything: Channels = { in_app: true, email: true };

export function fixedChannels({ fixed }: MessageRule): Channels {
  return { in_app: fixed === 'security', email: fixed !== undefined };
}

export function openChannels(rule: MessageRule, chosen: Channels = everything): Channels {
  const fixed = fixedChannels(rule);
  return { in_app: chosen.in_app || fixed.in_app, email: chosen.email || fixed.email };
}

export function breaksFixed(rule: MessageRule, input: { in_app?: boolean | undefined; email?: boolean | undefined }) {
  const fixed = fixedChannels(rule);
  return (fixed.in_app && input.in_app === false) || (fixed.email && input.email === false);
}
