import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Claim } from '#contract/people/identity/claims.ts';
import type { RoleRecord } from '#contract/people/identity/staff/roles.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { TurnedBack, useSending } from '#web/shared/api/use-sending.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { typedOnDevice } from '#web/shared/unsent/use-typed.ts';
import { nextClaims, toggleKey, togglesLeft, type Toggles } from './role-toggles.ts';

const useTicked = typedOnDevice<{ toggles: Toggles }>('desk_');

/** What is ticked stays on the device until it is saved or dropped, also while somebody else changes a role. */
export function useRoles(roles: readonly RoleRecord[]) {
  const t = useTexts('desk_roles');
  const sending = useSending();
  const { freshly, dialog } = useFreshSignIn();
  const [by, setBy] = useState<string | null>(null);
  const { typed, change, drop } = useTicked('roles', { toggles: {} });
  const readAgain = useReading();

  async function save(): Promise<void> {
    const changed = roles.filter((role) => Object.keys(togglesLeft(role, typed.toggles)).length > 0);
    await sending.send(async () => {
      for (const role of changed) await update(role);
      await readAgain();
      discard();
      notify({ kind: 'success', messages: t('saved') });
    });
  }

  async function update(role: RoleRecord): Promise<void> {
    const { id, version } = role;
    try {
      const claims = nextClaims(role, typed.toggles);
      await freshly(() => api().identity.updateRole({ data: [{ id, version, claims }] }));
    } catch (error) {
      const isConflict = codeOf(error) === 'changed_meanwhile';
      // Roles before this one may be stored already.
      const current = await readAgain();
      if (!isConflict) throw error;
      setBy(current.find((one) => one.id === id)?.updated_by?.name ?? '');
      throw new TurnedBack();
    }
  }

  function discard(): void {
    change({ toggles: {} });
    drop();
    setBy(null);
  }

  const toggle = (role: RoleRecord, claim: Claim, isTicked: boolean) =>
    change({ toggles: { ...typed.toggles, [toggleKey(role.id, claim)]: isTicked } });

  return { toggles: typed.toggles, toggle, sending, save, discard, by, dialog };
}

function useReading() {
  const client = useQueryClient();
  const query = queries().identity.retrieveRoles.queryOptions({ input: {} });
  return async () => (await client.fetchQuery({ ...query, staleTime: 0 })).results;
}
