import type { ReceivedGift } from '#contract/areas/gifts/calls.ts';

type ReceivedState = 'open' | 'of_another' | 'accepted';

/** What the person who follows the link of a gift finds; what can no longer be accepted is not there at all. */
export function receivedState(
  { email, status }: Pick<ReceivedGift, 'email' | 'status'>,
  username: string,
): ReceivedState {
  if (email !== '' && email.toLowerCase() !== username.toLowerCase()) return 'of_another';
  return status === 'accepted' ? 'accepted' : 'open';
}
