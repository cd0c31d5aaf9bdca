import { notify } from '../ui/notify.ts';
import { codeOf, sentencesOf } from './api-error.ts';
import { TurnedBack } from './use-sending.ts';

/**
 * For a command that was refused because its subject has changed, by the codes of these refusals: says it in a notice,
 * which stays when the form goes with what it was for.
 */
export function sayWhatChanged(...codes: string[]): (error: unknown) => never {
  return (error) => {
    if (!codes.includes(codeOf(error) ?? '')) throw error;
    notify({ kind: 'error', messages: sentencesOf(error).map(({ message }) => message) });
    throw new TurnedBack();
  };
}
