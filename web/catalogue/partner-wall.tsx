import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts.ts';
import { NameWall } from '#web/shared/ui/arches.tsx';
import { Section } from '#web/shared/ui/section.tsx';
import type { Partner } from '#contract/catalogue.ts';

/** Who teaches here; each name leads to its courses. */
export function PartnerWall({ partners }: { partners: readonly Pick<Partner, 'id' | 'name' | 'city'>[] }) {
  const t = useTexts('home');

  return (
    <Section title={t('partners')}>
      <NameWall>
        {partners.map(({ id, name, city }) => (
          <Link key={id} to="/courses" search={{ partner: [id] }}>
            {name}
            {city && <small>{city}</small>}
          </Link>
        ))}
      </NameWall>
    </Section>
  );
}
