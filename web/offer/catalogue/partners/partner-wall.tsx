import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NameWall } from '#web/shared/ui/arches.tsx';
import { Section } from '#web/shared/ui/section.tsx';
import type { ShownPartner } from './partner-queries.ts';

type PartnerWallProps = {
  partners: readonly Pick<ShownPartner, 'id' | 'name' | 'city'>[];
  title: string;
  /** A link to all: «Conhecer os 41 parceiros». */
  more: ReactNode;
};

export function PartnerWall({ partners, title, more }: PartnerWallProps) {
  return (
    <Section title={title} more={<Link to="/partners">{more}</Link>}>
      <NameWall>
        {partners.map(({ id, name, city }) => (
          <Link key={id} to="/partners/$partnerId" params={{ partnerId: String(id) }}>
            {name}
            {city && <small>{city}</small>}
          </Link>
        ))}
      </NameWall>
    </Section>
  );
}
