import type { EducationalOrganization, Place, VirtualLocation } from 'schema-dts';
import { addressOf, operatorNode, type Operator } from './operator.ts';

type Where = { type: 'online' | 'presential' | 'online-sync'; venue: string | null; city: string | null };
type Named = { id: number; name: string };

export function placeOf({ type, venue, city }: Where, operator: Operator): Place | VirtualLocation {
  if (type !== 'presential') return { '@type': 'VirtualLocation', url: addressOf(operator, '/courses') };
  const name = venue ?? city ?? operator.name;
  return { '@type': 'Place', name, address: { '@type': 'PostalAddress', addressLocality: city ?? name } };
}

export function organizerOf(partner: Named | null, operator: Operator): EducationalOrganization {
  if (!partner) return operatorNode(operator);
  const url = addressOf(operator, `/partners/${partner.id}`);
  return { '@type': 'EducationalOrganization', '@id': url, name: partner.name, url };
}
