import type { ReactNode } from 'react';
import type { RoleRecord } from '#contract/people/identity/staff/roles.ts';
import { claims, type Claim } from '#contract/people/identity/claims.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { useUnsaved } from '#web/shared/unsent/unsaved.tsx';
import { SaveBar } from '../frame/form/save-bar.tsx';
import { saveByKey } from '../frame/form/save-by-key.ts';
import form from '../frame/form/record-form.module.css';
import { Matrix } from './matrix.tsx';
import { togglesLeft } from './role-toggles.ts';
import { useRoles } from './use-roles.tsx';

/** The permissions of every role: ticked, then saved together. */
export function RolesForm({ roles, children }: { roles: readonly RoleRecord[]; children: ReactNode }) {
  const t = useTexts('desk_roles');
  const desk = useTexts('desk');
  const state = useRoles(roles);
  const { toggles, sending, toggle, discard, by, dialog } = state;
  const changed = roles.flatMap((role) => wordsOf(role, togglesLeft(role, toggles)));
  useUnsaved(changed.length > 0);
  const save = () => void state.save();

  function wordsOf(role: RoleRecord, differing: Partial<Record<Claim, boolean>>): string[] {
    const name = desk('user_role', { role: role.name });
    return claims.flatMap((claim) => {
      const ticked = differing[claim];
      return ticked === undefined ? [] : t(ticked ? 'gets' : 'loses', { role: name, claim: t(`claims.${claim}.name`) });
    });
  }

  return (
    <>
      {/* The keys of the whole form, whose fields stay what they are. */}
      <div role="presentation" onKeyDown={saveByKey(save)}>
        <form
          noValidate
          className={form.root}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {by !== null && (
            <Alert tone="warning" announce title={desk('conflict', { who: by })}>
              <p>{t('conflict_text')}</p>
            </Alert>
          )}
          <FormErrors title={desk('not_saved')} errors={sending.errors} attempt={sending.attempt} />
          <Matrix roles={roles} toggles={toggles} onToggle={toggle} />
          {changed.length > 0 && (
            <Alert title={t('counts_at_once')}>
              <p>{t('counts_at_once_text')}</p>
            </Alert>
          )}
          {children}
          <SaveBar changed={changed} busy={sending.busy} saveLabel={t('save')} onDiscard={discard} />
        </form>
      </div>
      {dialog}
    </>
  );
}
