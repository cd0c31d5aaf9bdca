import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { Panel, Stack } from '#web/shared/ui/layout.tsx';
import { phoneAddress, type ContactSettings } from './model/contact-settings.ts';
import styles from './where-we-are.module.css';

export function WhereWeAre({ settings: { address, phone, hours } }: { settings: ContactSettings }) {
  const t = useTexts('contact');
  const existing = [
    ...(address ? [{ term: t('address'), value: <span className={styles.lines}>{address}</span> }] : []),
    ...(phone ? [{ term: t('phone'), value: <a href={phoneAddress(phone)}>{phone}</a> }] : []),
    { term: t('hours'), value: hours || t('usual_hours') },
  ];

  return (
    <Stack>
      <Panel title={t('where')}>
        <DefinitionList items={existing} />
        {!phone && <p>{t('by_form')}</p>}
      </Panel>
      <Panel title={t('helps')}>
        <ul className={styles.helps}>
          <li>
            <Link to="/certificate-validation">{t('help_check')}</Link>
          </li>
          <li>
            <Link to="/terms-and-services">{t('help_terms')}</Link>
          </li>
          <li>
            <Link to="/privacy-policy">{t('help_privacy')}</Link>
          </li>
        </ul>
      </Panel>
    </Stack>
  );
}
