import { Link } from '@tanstack/react-router';
import { BadgeCheck, ExternalLink, MapPin } from 'lucide-react';
import type { Partner } from '#contract/offer/catalogue/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { FactRow } from '#web/shared/ui/fact-row.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Band } from '#web/shared/ui/page.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import styles from './partner-head.module.css';
import { PartnerMark } from './partner-mark.tsx';
import { usePlace } from './use-place.ts';

export function PartnerHead({ partner }: { partner: Partner }) {
  const t = useTexts('partners');
  const site = useTexts('site');

  return (
    <Band>
      <Breadcrumb label={site('path')}>
        <Link to="/">{site('home')}</Link>
        <Link to="/partners">{t('partners')}</Link>
        {partner.name}
      </Breadcrumb>
      <div className={styles.root}>
        <PartnerMark partner={partner} eager />
        <div>
          <h1>{partner.name}</h1>
          {partner.about && <p className={styles.about}>{partner.about}</p>}
          <Facts partner={partner} />
        </div>
        {partner.cover && <Picture of={partner.cover} eager="first" />}
      </div>
    </Band>
  );
}

function Facts({ partner }: { partner: Partner }) {
  const t = useTexts('partners');
  const shell = useTexts('shell');
  const place = usePlace()(partner);
  const { licence, website } = partner;

  return (
    <FactRow>
      {place && (
        <li>
          <Icon of={MapPin} />
          <span>{place}</span>
        </li>
      )}
      {licence && (
        <li>
          <Icon of={BadgeCheck} />
          <span>
            {t('licence')} <b>{licence}</b>
          </span>
        </li>
      )}
      {website && (
        <li>
          <Icon of={ExternalLink} />
          <a href={website} target="_blank" rel="noopener">
            {hostOf(website)}
            <Hidden>, {shell('new_tab')}</Hidden>
          </a>
        </li>
      )}
    </FactRow>
  );
}

function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).host.replace(/^www\./, '') : website;
}
