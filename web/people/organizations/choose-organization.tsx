import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import type { OwnOrganization } from '#contract/people/identity/calls.ts';
import { actFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Muted, Row, Stack } from '#web/shared/ui/layout.tsx';

/** For people who belong to several organizations and act for none. */
export function ChooseOrganization({ organizations }: { organizations: readonly OwnOrganization[] }) {
  const t = useTexts('company_page');
  const roles = useTexts('acting');

  if (organizations.length === 0) return <NoRole />;
  return (
    <Stack>
      <p>{t('choose_lead')}</p>
      {organizations.map(({ id, name, role }) => (
        <Row key={id} apart>
          <span>
            <b>{name}</b> <Muted>{roles(`role_${role}`)}</Muted>
          </span>
          <Button variant="secondary" small onPress={() => actFor(id)}>
            {t('choose', { name })}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}

/** For people who act for another organization than that of the address, or for themselves. */
export function SwitchOrganization({ requested: { id, name } }: { requested: OwnOrganization }) {
  const t = useTexts('company_page');
  const acting = useActingFor();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  return (
    <EmptyState
      panel
      title={t('other', { name })}
      actions={
        <>
          <Button onPress={() => actFor(id)}>{t('choose', { name })}</Button>
          {acting && (
            <Button variant="secondary" onPress={() => void navigate({ to: pathname, search: {}, replace: true })}>
              {t('stay', { name: acting.name })}
            </Button>
          )}
        </>
      }
    >
      <p>{acting ? t('other_text', { name: acting.name }) : t('other_text_myself')}</p>
    </EmptyState>
  );
}

export function ForeignOrganization() {
  const t = useTexts('company_page');

  return (
    <EmptyState panel title={t('foreign')} actions={<ToMyAffiliations />}>
      <p>{t('foreign_text')}</p>
    </EmptyState>
  );
}

export function NoRole() {
  const t = useTexts('company_page');

  return (
    <EmptyState level={1} title={t('no_role')} actions={<ToMyAffiliations />}>
      <p>{t('no_role_text')}</p>
    </EmptyState>
  );
}

function ToMyAffiliations() {
  const t = useTexts('company_page');

  return (
    <Link className={buttonClass({ variant: 'secondary' })} to="/profile/my-affiliations">
      {t('to_my_affiliations')}
    </Link>
  );
}
