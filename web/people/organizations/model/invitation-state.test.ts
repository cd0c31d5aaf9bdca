import { expect, test } from 'vitest';
import { invitationState } from './invitation-state.ts';

const invitation = { status: 'invited', email: 'ana@exemplo.ao', expires_at: '2026-11-30T10:00:00Z' } as const;
const now = Date.parse('2026-11-24T10:00:00Z');

test.each([
  [{}, 'Ana@exemplo.ao', 'open'],
  [{}, 'rui@exemplo.ao', 'of_another'],
  [{ expires_at: '2026-11-24T10:00:00Z' }, 'ana@exemplo.ao', 'expired'],
  [{ status: 'expired' }, 'ana@exemplo.ao', 'expired'],
  [{ status: 'active' }, 'ana@exemplo.ao', 'accepted'],
  [{ status: 'declined' }, 'ana@exemplo.ao', 'declined'],
  [{ status: 'ended' }, 'ana@exemplo.ao', 'withdrawn'],
] as const)('an invitation with %j is, for %s, %s', (change, username, state) => {
  expect(invitationState({ ...invitation, ...change }, { username, now })).toBe(state);
});
