import type { ReactNode } from 'react';
import type { Invitation } from '#contract/people/organizations/affiliation.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';

type InvitedNoteProps = { invitation: Invitation; way: 'sign_in' | 'sign_up' };

/** Which address accepts the invitation that waits behind the form. */
export function InvitedNote({ invitation, way }: InvitedNoteProps) {
  const t = useTexts('invited');
  const { organization_name: organization, email } = invitation;

  return <Alert>{t.rich(way, { organization, email, b: bold })}</Alert>;
}

function bold(words: ReactNode): ReactNode {
  return <b>{words}</b>;
}
