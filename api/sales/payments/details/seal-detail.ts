import type { Owner } from '#api/people/addresses/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { derivedKey, seal, unseal } from '#api/shared/secrets/seal.ts';

type Detail = 'express phone' | 'refund iban';
type Place = { owner: Owner; detail: Detail };

/** Readable only with the secret of the site, and only for the same owner. */
export function sealDetail({ config }: Ctx, text: string, place: Place): string {
  return seal(text, { key: derivedKey(config, 'payment details'), about: aboutOf(place) });
}

export function openDetail({ config }: Ctx, sealed: string, place: Place): string {
  return unseal(sealed, { key: derivedKey(config, 'payment details'), about: aboutOf(place) });
}

function aboutOf({ owner: { user_id, organization_id }, detail }: Place): string {
  return user_id === null ? `${detail} of organization ${organization_id}` : `${detail} of user ${user_id}`;
}

/** By which the owner recognises it. */
export function endOf(text: string): string {
  return text.slice(-4);
}
