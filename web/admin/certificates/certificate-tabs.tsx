import { useTexts } from '#web/shared/texts/texts.ts';
import { LinkTabs, tabLink } from '#web/shared/ui/tabs.tsx';
import { DeskLink } from '../desk-link.tsx';

const tabs = [
  { path: 'certificates', name: 'tab_all' },
  { path: 'certificates/due', name: 'tab_due' },
] as const;
export type CertificatesPath = (typeof tabs)[number]['path'];

export function CertificateTabs({ open }: { open: CertificatesPath }) {
  const t = useTexts('desk_certificates');

  return (
    <LinkTabs label={t('title')}>
      {tabs.map(({ path, name }) => (
        <DeskLink key={path} to={path} {...tabLink(path === open)}>
          {t(name)}
        </DeskLink>
      ))}
    </LinkTabs>
  );
}
