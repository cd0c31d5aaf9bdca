import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import type { OrganizationRole } from '#contract/people/organizations/values.ts';
import { api } from '#web/shared/api/api.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { rolesToGive } from '../model/moves.ts';
import { useCommand } from '../use-command.ts';
import { RoleField, roleNamed, WorkFields } from './work-fields.tsx';

type ChangeProps = { of: Affiliation; ownRole: OrganizationRole; onClose: () => void };

export function ChangeDialog(props: ChangeProps) {
  const t = useTexts('organizations');
  const { of, onClose } = props;

  return (
    <Dialog open title={t('change_title', { name: of.name || of.email })} onClose={onClose}>
      <ChangeForm {...props} />
    </Dialog>
  );
}

function ChangeForm({ of, ownRole, onClose }: ChangeProps) {
  const t = useTexts('organizations');
  const { busy, errors, attempt, errorOf, run } = useCommand();

  async function submit({ text }: Typed): Promise<void> {
    const role = roleNamed(text('role')) ?? of.role;
    const work = {
      department: text('department'),
      cost_centre: text('cost_centre'),
      employee_no: text('employee_no'),
    };
    const change = { id: of.id, ...work, ...(role !== of.role && { role }) };
    if (await run(() => api().organizations.updateAffiliations({ data: [change] }), t('changed'))) onClose();
  }

  return (
    <Form failed={t('not_changed')} errors={errors} attempt={attempt} onSubmit={submit}>
      <RoleField roles={rolesToGive(ownRole)} defaultValue={of.role} error={errorOf('role')} />
      <WorkFields organizationId={of.organization_id} of={of} errorOf={errorOf} />
      <Row>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}
