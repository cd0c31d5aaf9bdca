import { useEffect, useState } from 'react';

type Clock = { endsAt: string | null; serverNow: string; receivedAt: number };

/** Milliseconds by the clock of the server, whatever that of the device says; null without a limit. */
export function useTimeLeft({ endsAt, serverNow, receivedAt }: Clock): number | null {
  const [now, setNow] = useState(() => Date.now());
  const isTimed = endsAt !== null;
  useEffect(() => {
    if (!isTimed) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isTimed]);
  if (endsAt === null) return null;
  const ahead = Date.parse(serverNow) - receivedAt;
  return Math.max(0, Date.parse(endsAt) - (now + ahead));
}
