import { useFormatter, useNow } from 'use-intl/react';
import { minuteMs } from '#contract/rules/durations.ts';

/** «há 3 horas · 21 de novembro de 2026, 14:05», in the reader's time zone. */
export function MessageTime({ at }: { at: string }) {
  const format = useFormatter();
  const now = useNow({ updateInterval: minuteMs });
  const moment = new Date(at);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const day = format.dateTime(moment, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const time = format.dateTime(moment, { hour: '2-digit', minute: '2-digit', timeZone });
  // With a slow clock a message would lie in the future.
  const past = moment > now ? now : moment;

  return (
    <time dateTime={at}>
      {format.relativeTime(past, now)} · {day}, {time}
    </time>
  );
}
