import { useState } from 'react';
import { signUpRoles, userRoles, type UserRole } from '#contract/people/identity/values.ts';
import { api } from '#web/shared/api/api.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { typedOnDevice } from '#web/shared/unsent/use-typed.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { useAccountCommand } from '../use-account-command.tsx';

type InviteDialogProps = { open: boolean; onClose: () => void };
type Typed = { username: string; roles: readonly UserRole[]; locale: string };

const useInvitation = typedOnDevice<Typed>('desk_');
const locales = ['pt-PT', 'en-GB'] as const;

/** Sends the link of an account. What is typed stays on the device until it is sent. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const t = useTexts('desk_people');
  const { locale: own } = useVisitor();
  const blank: Typed = { username: '', roles: ['trainer'], locale: own === 'en-GB' ? 'en-GB' : 'pt-PT' };
  const { typed, change, drop } = useInvitation('invitation', blank);
  const [isEmpty, setIsEmpty] = useState(false);
  const { run, busy, errors, attempt, dialog } = useAccountCommand();
  const messagesOf = (name: string) => errors.filter(({ field }) => field === name).map(({ message }) => message);

  async function submit(): Promise<void> {
    setIsEmpty(typed.roles.length === 0);
    if (typed.roles.length === 0) return;
    const { username, roles } = typed;
    const locale = locales.find((one) => one === typed.locale) ?? 'pt-PT';
    const send = () => api().identity.inviteUser({ data: [{ username, roles: [...roles], locale }] });
    if (!(await run(send, { message: t('invited', { name: username }) }))) return;
    change(blank);
    drop();
    onClose();
  }

  return (
    <>
      <Dialog open={open} title={t('invite')} onClose={onClose}>
        <Form failed={t('not_done')} errors={errors} attempt={attempt} onSubmit={() => void submit()}>
          <p>{t('invite_text')}</p>
          <TextField
            type="email"
            name="username"
            label={t('email')}
            autoComplete="off"
            maxLength={254}
            value={typed.username}
            error={messagesOf('username')}
            onChange={({ target }) => change({ username: target.value })}
          />
          <RoleChoice
            roles={typed.roles}
            error={isEmpty ? t('role_missing') : undefined}
            onChange={(roles) => change({ roles })}
          />
          <SelectField
            label={t('language_of_email')}
            value={typed.locale}
            onChange={({ target }) => change({ locale: target.value })}
          >
            <option value="pt-PT">{t('portuguese')}</option>
            <option value="en-GB">{t('english')}</option>
          </SelectField>
          <Row>
            <Button type="submit" busy={busy}>
              {t('send_invitation')}
            </Button>
            <Button variant="secondary" onPress={onClose}>
              {t('cancel')}
            </Button>
          </Row>
        </Form>
      </Dialog>
      {dialog}
    </>
  );
}

type RoleChoiceProps = {
  roles: readonly UserRole[];
  error: string | undefined;
  onChange: (roles: readonly UserRole[]) => void;
};

/** Without the right to give roles of staff, only those that anybody can choose. */
function RoleChoice({ roles, error, onChange }: RoleChoiceProps) {
  const t = useTexts('desk_people');
  const desk = useTexts('desk');
  const choices = hasClaims(useSession(), 'roles.edit') ? userRoles : signUpRoles;

  return (
    <ChoiceGroup legend={t('roles')} error={error}>
      {choices.map((role) => (
        <CheckboxField
          key={role}
          label={desk('user_role', { role })}
          help={t(`role_text_${role}`)}
          checked={roles.includes(role)}
          onChange={({ target }) => onChange(target.checked ? [...roles, role] : roles.filter((one) => one !== role))}
        />
      ))}
    </ChoiceGroup>
  );
}
