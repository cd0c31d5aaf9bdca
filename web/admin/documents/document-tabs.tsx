import { useTexts } from '#web/shared/texts/texts.ts';
import { LinkTabs, tabLink } from '#web/shared/ui/tabs.tsx';
import { DeskLink } from '../desk-link.tsx';

const tabs = [
  { path: 'documents', name: 'tab_documents' },
  { path: 'documents/hand-overs', name: 'tab_hand_overs' },
] as const;
export type DocumentsPath = (typeof tabs)[number]['path'];

export function DocumentTabs({ open }: { open: DocumentsPath }) {
  const t = useTexts('desk_documents');

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
