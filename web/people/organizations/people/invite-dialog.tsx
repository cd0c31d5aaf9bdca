import type { OrganizationRole } from '#contract/people/organizations/values.ts';
import { api } from '#web/shared/api/api.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useCommand } from '../use-command.ts';
import type { OwnRole } from '../own-role.ts';
import { RoleField, roleNamed, WorkFields } from './work-fields.tsx';

type InviteProps = {
  own: OwnRole;
  /** The first is proposed. */
  roles: readonly OrganizationRole[];
  onClose: () => void;
};

export function InviteDialog({ onClose, ...props }: InviteProps) {
  const t = useTexts('organizations');

  return (
    <Dialog open title={t('invite_title', { name: props.own.organization_name })} onClose={onClose}>
      <InviteForm {...props} onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ own: { organization_id }, roles, onClose }: InviteProps) {
  const t = useTexts('organizations');
  const { busy, errors, attempt, errorOf, run, refuse } = useCommand();
  const [proposed = 'employee'] = roles;

  async function submit({ text }: Typed): Promise<void> {
    const email = text('email').trim();
    if (!email.includes('@')) return refuse([{ field: 'email', message: t('email_missing') }]);
    const work = {
      department: text('department'),
      cost_centre: text('cost_centre'),
      employee_no: text('employee_no'),
    };
    const name = text('name').trim();
    const role = roleNamed(text('role')) ?? proposed;
    const invited = { organization_id, email, role, ...work, ...(name && { name }) };
    const isDone = await run(
      () => api().organizations.inviteAffiliations({ data: [invited] }),
      t('invited', { email }),
    );
    if (isDone) onClose();
  }

  return (
    <Form failed={t('not_invited')} errors={errors} attempt={attempt} onSubmit={submit}>
      <TextField
        type="email"
        name="email"
        label={t('email')}
        help={t('email_help')}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="off"
        error={errorOf('email')}
      />
      <TextField
        name="name"
        label={t('person_name')}
        optional={t('optional')}
        maxLength={120}
        autoComplete="off"
        error={errorOf('name')}
      />
      <RoleField roles={roles} defaultValue={proposed} error={errorOf('role')} />
      <WorkFields organizationId={organization_id} errorOf={errorOf} />
      <Row>
        <Button type="submit" busy={busy}>
          {t('send_invitation')}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}
