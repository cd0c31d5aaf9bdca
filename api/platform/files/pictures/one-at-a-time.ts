import { systemSender, turnsBySender } from '#api/shared/http/turns-by-sender.ts';

const inTurn = turnsBySender({ mostSenders: 16, mostOfOne: 2 });

/** Decoded pictures are large in memory, so they are drawn one after the other, in turns with what users send. */
export function oneAtATime<T>(draw: () => Promise<T>): Promise<T> {
  return inTurn(systemSender, draw);
}

/** For requests with a waiting user. Refuses what `turnsBySender` refuses. */
export function oneAtATimeOf<T>(sender: string, draw: () => Promise<T>): Promise<T> {
  return inTurn(sender, draw);
}
