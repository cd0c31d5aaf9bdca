import type { Config } from '#api/shared/config/config.ts';
import { derivedKey, seal, unseal } from '#api/shared/secrets/seal.ts';

/** Signing needs the secret itself, so that it is encrypted instead of hashed. */
export function sealSecret(config: Config, secret: string): string {
  return seal(secret, { key: derivedKey(config, 'webhook secrets') });
}

type Sealed = { secret_sealed: string; former_secret_sealed: string | null; former_secret_until: Date | null };

/** The secret, and the one before it as long as both sign. */
export function secretsOf(config: Config, webhook: Sealed, now: Date): string[] {
  const { secret_sealed, former_secret_sealed: former, former_secret_until: until } = webhook;
  const sealed = former !== null && until !== null && until > now ? [secret_sealed, former] : [secret_sealed];
  return sealed.map((one) => unseal(one, { key: derivedKey(config, 'webhook secrets') }));
}
