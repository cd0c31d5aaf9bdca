import { issueCertificate } from '#api/certificates/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { EventKind, Events } from '#api/shared/events.ts';
import { sendWrittenMail } from '#api/shared/send-mail.ts';

type Reaction<K extends EventKind> = { name: string; run: (ctx: Ctx, event: Events[K]) => Promise<void> };
export type Reactions = { [K in EventKind]: Reaction<K>[] };

/** All that follows from an event, at least once and in no order; each bears repeating. */
export const reactions: Reactions = {
  mail_written: [{ name: 'send-mail', run: (ctx, { mail_id }) => sendWrittenMail(ctx, mail_id) }],
  order_placed: [],
  payment_started: [],
  payment_closed: [],
  payment_event_received: [],
  order_paid: [],
  order_canceled: [],
  enrollment_opened: [],
  enrollment_concluded: [
    {
      name: 'issue-certificate',
      run: async (ctx, { enrollment_id }) => {
        await issueCertificate(ctx, enrollment_id);
      },
    },
  ],
};
