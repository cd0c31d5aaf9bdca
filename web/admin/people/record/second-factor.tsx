import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FactorReset } from '#contract/people/identity/staff/factor-resets.ts';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { hasClaims, useSession, useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { FactorResetCard } from '../factor-reset-card.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { Part } from '../../frame/record/part.tsx';

/** Whether there is one, and its removal by two members of staff. */
export function SecondFactor({ user }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const session = useSession();
  const own = useUser();
  const mayManage = hasClaims(session, 'users.manage');
  const pending = usePending(user.id, mayManage);
  const canRequest = mayManage && user.has_second_factor && !pending && own?.id !== user.id;

  return (
    <Part
      id="factor"
      title={t('factor')}
      note={
        <Badge tone={user.has_second_factor ? 'good' : 'neutral'}>
          {t(user.has_second_factor ? 'has_factor' : 'no_factor')}
        </Badge>
      }
      acts={canRequest && <RequestReset user={user} />}
    >
      <p>{t(user.has_second_factor ? 'factor_text' : 'no_factor_text')}</p>
      {pending && <FactorResetCard reset={pending} />}
    </Part>
  );
}

function usePending(userId: number, mayManage: boolean): FactorReset | undefined {
  const input = { filter: { user_id: userId, status: 'requested' as const }, page: { number: 1, size: 1 } };
  const { data } = useQuery({
    ...queries().identity.retrieveFactorResets.queryOptions({ input }),
    staleTime: 0,
    enabled: mayManage,
  });
  return data?.results[0];
}

function RequestReset({ user: { id, person } }: { user: UserRecord }) {
  const t = useTexts('desk_people');
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button variant="dangerQuiet" small onPress={() => setIsOpen(true)}>
        {t('ask_reset')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('ask_reset_title', { name: person.name })}
        reasonHelp={t('ask_reset_help')}
        actLabel={t('ask_reset')}
        done={t('reset_asked')}
        send={(reason) => api().identity.requestFactorReset({ data: [{ user_id: id, reason }] })}
        onClose={() => setIsOpen(false)}
      >
        <p>{t('ask_reset_text')}</p>
      </ReasonDialog>
    </>
  );
}
