import { useState } from 'react';
import type { NewOrganization, Organization } from '#contract/people/organizations/calls.ts';
import { api } from '#web/shared/api/api.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { actForNew } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { organizationFaults } from '../model/typed-organization.ts';
import { useCommand } from '../use-command.ts';
import { OrganizationFields } from './organization-fields.tsx';
import { OrganizationFacts } from './organization-facts.tsx';

type CreateOrganizationProps = { onDone: () => void; onCancel?: (() => void) | undefined };

export function CreateOrganization({ onDone, onCancel }: CreateOrganizationProps) {
  const t = useTexts('organization');
  const { run, ...form } = useOrganizationForm();

  async function submit(typed: Typed): Promise<void> {
    const data = form.dataIn(typed);
    if (!data) return;
    const isDone = await run(async () => {
      const { data: created } = await api().organizations.createOrganization({ data: [data] });
      const { id, name } = created[0];
      actForNew({ id, name, role: 'owner' });
    }, t('created'));
    if (isDone) onDone();
  }

  return (
    <Form failed={t('not_created')} errors={form.errors} attempt={form.attempt} onSubmit={submit}>
      <OrganizationFields errorOf={form.errorOf} />
      <Row>
        <Button type="submit" busy={form.busy}>
          {t('create')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onPress={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </Row>
    </Form>
  );
}

export function OrganizationData({ organization, mayEdit }: { organization: Organization; mayEdit: boolean }) {
  const t = useTexts('organization');
  const [isOpen, setOpen] = useState(false);

  return (
    <Part title={t('data')}>
      {isOpen ? (
        <EditOrganization organization={organization} onDone={() => setOpen(false)} />
      ) : (
        <Stack>
          <OrganizationFacts organization={organization} />
          {mayEdit && (
            <Row>
              <Button variant="secondary" small onPress={() => setOpen(true)}>
                {t('edit')}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Part>
  );
}

function EditOrganization({ organization, onDone }: { organization: Organization; onDone: () => void }) {
  const t = useTexts('organization');
  const { run, ...form } = useOrganizationForm();

  async function submit(typed: Typed): Promise<void> {
    const data = form.dataIn(typed);
    if (!data) return;
    const change = { ...data, id: organization.id };
    if (await run(() => api().organizations.updateOrganization({ data: [change] }), t('saved'))) onDone();
  }

  return (
    <Form aria-label={t('edit')} failed={t('not_saved')} errors={form.errors} attempt={form.attempt} onSubmit={submit}>
      <OrganizationFields organization={organization} errorOf={form.errorOf} />
      <Row>
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
        <Button variant="quiet" onPress={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}

function useOrganizationForm() {
  const t = useTexts('organization');
  const command = useCommand();

  /** Null, with the faults shown, where something is missing or wrong. */
  function dataIn({ text }: Typed): NewOrganization | null {
    const data = {
      name: text('name'),
      country: text('country'),
      tax_id: text('tax_id'),
      street: text('street'),
      city: text('city'),
      region: text('region'),
      postal_code: text('postal_code'),
      email: text('email'),
      phone: text('phone'),
    };
    const faults = organizationFaults(data);
    if (faults.length === 0) return data;
    command.refuse(faults.map(({ field, fault }) => ({ field, message: t(fault) })));
    return null;
  }

  return { ...command, dataIn };
}
