import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import styles from './partner-cards.module.css';
import { PartnerMark } from './partner-mark.tsx';
import type { ShownPartner } from './partner-queries.ts';
import { usePlace } from './use-place.ts';

export function PartnerCards({ partners, level = 3 }: { partners: readonly ShownPartner[]; level?: 2 | 3 }) {
  const site = useTexts('site');
  const placeOf = usePlace();
  const Heading = `h${level}` as const;

  return (
    <ul className={styles.grid}>
      {partners.map((partner) => (
        <li key={partner.id} className={styles.root}>
          <PartnerMark partner={partner} />
          <Heading className={styles.name}>
            <Link to="/partners/$partnerId" params={{ partnerId: String(partner.id) }}>
              {partner.name}
            </Link>
          </Heading>
          {placeOf(partner) && (
            <p className={styles.place}>
              <Icon of={MapPin} /> {placeOf(partner)}
            </p>
          )}
          {partner.about && <p className={styles.about}>{partner.about}</p>}
          <p className={styles.count}>{site('courses', { count: partner.course_count })}</p>
        </li>
      ))}
    </ul>
  );
}
