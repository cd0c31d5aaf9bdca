import type { SessionUser } from '../session/session-store.ts';
import { answerFromDevice } from './or-stored.ts';
import { storedReader } from './stored-answers.ts';

/** Begins a session without a network, of the account that the device knows; null where it knows none. */
export async function startFromDevice(userId: number): Promise<SessionUser | null> {
  answerFromDevice();
  return storedReader(userId);
}
