import { Link } from '@tanstack/react-router';
import type { Affiliation } from '#contract/organizations/affiliation.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Muted, Row, Stack } from '#web/shared/ui/layout.tsx';
import { actForOrganization } from './acting/acting-switch.tsx';
import { rolesToActIn } from './model/acting-after.ts';

type ChooseOrganizationProps = { user: SessionUser; active: readonly Affiliation[] };

/** For people who belong to several organizations and act for none. */
export function ChooseOrganization({ user, active }: ChooseOrganizationProps) {
  const t = useTexts('organizations');
  const roles = useTexts('acting');
  const choices = rolesToActIn(active);

  if (choices.length === 0) return <NoRole />;
  return (
    <Stack>
      <p>{t('choose_lead')}</p>
      {choices.map((one) => (
        <Row key={one.id} apart>
          <span>
            <b>{one.organization_name}</b> <Muted>{roles(`role_${one.role}`)}</Muted>
          </span>
          <Button variant="secondary" small onPress={() => actForOrganization(user, one)}>
            {t('choose', { name: one.organization_name })}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}

export function NoRole() {
  const t = useTexts('organizations');

  return (
    <EmptyState
      panel
      title={t('no_role')}
      actions={
        <Link className={buttonClass()} to="/profile/my-affiliations">
          {t('to_my_affiliations')}
        </Link>
      }
    >
      <p>{t('no_role_text')}</p>
    </EmptyState>
  );
}
