import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { LinkTabs } from '#web/shared/ui/tabs.tsx';
import { DeskLink } from '../../desk-link.tsx';
import styles from './lists.module.css';

const tabs = [
  { path: 'people', name: 'tab_all', claim: 'users.read' },
  { path: 'people/invitations', name: 'tab_invitations', claim: 'users.read' },
  { path: 'people/sign-ups', name: 'tab_sign_ups', claim: 'users.read' },
  { path: 'people/factor-resets', name: 'tab_factor_resets', claim: 'users.manage' },
] as const;
export type PeopleTab = (typeof tabs)[number]['path'];

/** The lists about people, of which the claims of the reader open some. */
export function PeopleTabs({ open }: { open: PeopleTab }) {
  const t = useTexts('desk_people');
  const session = useSession();

  return (
    <div className={styles.tabs}>
      <LinkTabs label={t('title')}>
        {tabs
          .filter(({ claim }) => hasClaims(session, claim))
          .map(({ path, name }) => (
            <DeskLink key={path} to={path} activeProps={{}} aria-current={path === open ? 'page' : undefined}>
              {t(name)}
            </DeskLink>
          ))}
      </LinkTabs>
    </div>
  );
}
