import type { EducationalOrganization, Place, VirtualLocation } from 'schema-dts';
import { addressOf, houseNode, type House } from './house.ts';

type Where = { type: 'online' | 'presential' | 'online-sync'; venue: string | null; city: string | null };
type Named = { id: number; name: string };

/** Where a class is held: in a room of a city, or wherever one has a screen. */
export function placeOf({ type, venue, city }: Where, house: House): Place | VirtualLocation {
  if (type !== 'presential') return { '@type': 'VirtualLocation', url: addressOf(house, '/courses') };
  const name = venue ?? city ?? house.name;
  return { '@type': 'Place', name, address: { '@type': 'PostalAddress', addressLocality: city ?? name } };
}

/** The partner that gives a course, or the house. */
export function organizerOf(partner: Named | null, house: House): EducationalOrganization {
  if (!partner) return houseNode(house);
  const url = addressOf(house, `/partners/${partner.id}`);
  return { '@type': 'EducationalOrganization', '@id': url, name: partner.name, url };
}
