import { useNavigate } from '@tanstack/react-router';
import type { InvitationReference } from '#contract/people/organizations/affiliation.ts';
import { api } from '#web/shared/api/api.ts';
import { actForNew, belongTo } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { useCommand } from '../use-command.ts';

type AnswerInvitationProps = { of: InvitationReference; organization: string };

/** Who may manage the organization acts for it from then on. */
export function AnswerInvitation({ of, organization }: AnswerInvitationProps) {
  const t = useTexts('affiliations');
  const navigate = useNavigate();
  const { busy, errors, run } = useCommand();

  async function accept(): Promise<void> {
    let isManager = false;
    const isDone = await run(
      async () => {
        const { data } = await api().organizations.acceptInvitation({ data: [of] });
        const [{ organization_id: id, organization_name: name, role }] = data;
        isManager = role !== 'employee';
        (isManager ? actForNew : belongTo)({ id, name, role });
      },
      t('accepted', { organization }),
    );
    if (isDone) await navigate({ to: isManager ? '/profile/organization' : '/profile/my-affiliations' });
  }

  async function decline(): Promise<void> {
    const isDone = await run(
      () => api().organizations.declineInvitation({ data: [of] }),
      t('declined', { organization }),
    );
    if (isDone) await navigate({ to: '/profile/my-affiliations' });
  }

  return (
    <Stack>
      <CommandErrors errors={errors} />
      <Row>
        <Button busy={busy} onPress={() => void accept()}>
          {t('accept')} <Hidden>{organization}</Hidden>
        </Button>
        <Button variant="dangerQuiet" busy={busy} onPress={() => void decline()}>
          {t('decline')} <Hidden>{organization}</Hidden>
        </Button>
      </Row>
    </Stack>
  );
}
