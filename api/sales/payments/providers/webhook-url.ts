import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#api/shared/config/config.ts';

/** The address for events of a provider. Its last part is a secret shared with the provider. */
export function webhookUrl(config: Config, provider: string): string {
  return `${config.publicUrl}/api/payments/webhooks/${provider}/${webhookSecret(config, provider)}`;
}

export function isWebhookSecret(config: Config, provider: string, input: string): boolean {
  const [left, right] = [Buffer.from(input), Buffer.from(webhookSecret(config, provider))];
  return left.length === right.length && timingSafeEqual(left, right);
}

function webhookSecret({ secret }: Config, provider: string): string {
  return createHmac('sha256', secret).update(`webhook ${provider}`).digest('base64url').slice(0, 32);
}
