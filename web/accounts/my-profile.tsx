import { useSession } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { PageHead } from '#web/shared/ui/page.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { OwnChoices, type OwnChoicesProps } from './own-choices.tsx';
import { OwnName } from './own-name.tsx';
import { useRoleNames } from './role-names.ts';

/** Who I am here: name, address, roles, and the language and currency I read in. */
export function MyProfile(choices: OwnChoicesProps) {
  const t = useTexts('profile');
  const session = useSession();
  const roles = useRoleNames();
  if (session.status !== 'user') return null;
  const { user } = session;

  return (
    <>
      <PageHead title={t('my_profile')} />
      <Part title={t('who_i_am')}>
        <OwnName key={user.id} user={user} />
      </Part>
      <Part title={t('account')}>
        <DefinitionList
          items={[
            { term: t('username'), value: user.username },
            { term: t('roles'), value: roles(user.userRoles) },
          ]}
        />
      </Part>
      <Part title={t('choices')}>
        <OwnChoices {...choices} />
      </Part>
    </>
  );
}
