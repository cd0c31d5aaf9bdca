import type { Config } from '#api/shared/config/config.ts';
import { derivedKey, hashOf, keyedHash } from '#api/shared/secrets/seal.ts';

type Whose = { formId: number; classId: number; enrollmentId: number; personId: number };

/**
 * 256 bits, the same each time. It is computed with a key that is not in the database, so that the stored hashes of
 * tokens do not say whose they are.
 */
export function tokenFor(config: Config, { formId, classId, enrollmentId, personId }: Whose): string {
  return keyedHash([formId, classId, enrollmentId, personId].join(' '), derivedKey(config, 'form tokens'));
}

export function tokenHash(token: string): string {
  return hashOf(token);
}
