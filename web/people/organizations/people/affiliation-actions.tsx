import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import type { OrganizationRole } from '#contract/people/organizations/values.ts';
import { api } from '#web/shared/api/api.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Menu } from '#web/shared/ui/menu.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { movesFor, type AffiliationMove } from '../model/moves.ts';
import { useCommand } from '../use-command.ts';

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }));
const EndDialog = lazy(async () => ({ default: (await import('./end-dialog.tsx')).EndDialog }));

type AffiliationActionsProps = { of: Affiliation; ownRole: OrganizationRole };

export function AffiliationActions({ of, ownRole }: AffiliationActionsProps) {
  const t = useTexts('organizations');
  const [open, setOpen] = useState<AffiliationMove | null>(null);
  const resend = useResend();
  const moves = movesFor(of, ownRole);
  const name = of.name || of.email;
  const close = () => setOpen(null);
  const kind = of.status === 'active' ? 'end' : 'withdraw';

  if (moves.length === 0) return null;
  return (
    <>
      <Menu label={t('actions_for', { name })} trigger={<Icon of={Ellipsis} />}>
        {moves.map((move) => (
          <button key={move} type="button" onClick={() => (move === 'resend' ? void resend(of) : setOpen(move))}>
            {t(move === 'end' ? kind : move)}
          </button>
        ))}
      </Menu>
      <Suspense>
        {open === 'change' && <ChangeDialog of={of} ownRole={ownRole} onClose={close} />}
        {open === 'end' && (
          <EndDialog
            of={of}
            title={t(`${kind}_title`, { name })}
            confirm={t(kind)}
            done={t(`${kind}_done`, { name })}
            onClose={close}
          >
            <p>{t(`${kind}_text`)}</p>
          </EndDialog>
        )}
      </Suspense>
    </>
  );
}

function useResend(): (of: Affiliation) => Promise<void> {
  const t = useTexts('organizations');
  const { refresh } = useCommand();

  return async ({ id, email }) => {
    try {
      await api().organizations.resendInvitations({ data: [{ id }] });
      notify({ kind: 'success', messages: t('invited', { email }) });
    } catch (error) {
      notify({ kind: 'error', messages: messageIn(error) || t('not_invited') });
    }
    await refresh();
  };
}

function messageIn(error: unknown): string {
  return sentencesOf(error)
    .map(({ message }) => message)
    .join(' ');
}
