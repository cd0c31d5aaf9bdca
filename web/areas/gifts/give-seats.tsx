import { useState } from 'react';
import type { GiftDetails } from '#contract/sales/orders/parts.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Panel, Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { GiftFields } from './gift-fields.tsx';
import type { SeatsToGive } from './model/seats-to-give.ts';

type GiveSeatsProps = { seats: readonly SeatsToGive[]; onGiven: () => Promise<void> };

/** The paid seats of an order that nobody has, each to be given to an address. */
export function GiveSeats({ seats, onGiven }: GiveSeatsProps) {
  const t = useTexts('give_seats');
  const [chosen, setChosen] = useState<SeatsToGive | null>(null);

  return (
    <Stack>
      {seats.map((line) => (
        <Panel key={line.order_item_id}>
          <Stack>
            <h3>{line.title}</h3>
            <p>{t('free', { seats: line.free })}</p>
            <div>
              <Button variant="secondary" onPress={() => setChosen(line)}>
                {t('give')} <Hidden>{line.title}</Hidden>
              </Button>
            </div>
          </Stack>
        </Panel>
      ))}
      {chosen && <GiveSeat line={chosen} onGiven={onGiven} onClose={() => setChosen(null)} />}
    </Stack>
  );
}

type GiveSeatProps = { line: SeatsToGive; onGiven: () => Promise<void>; onClose: () => void };

const noDetails: GiftDetails = { email: '', name: '', message: '', send_on: null };

function GiveSeat({ line: { order_item_id, title }, onGiven, onClose }: GiveSeatProps) {
  const t = useTexts('give_seats');
  const [draft, setDraft] = useState<GiftDetails>(noDetails);
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();

  async function give(): Promise<void> {
    const email = draft.email.trim();
    if (email === '') return refuse([{ field: 'email', message: t('email_missing') }]);
    const isGiven = await send(() => api().gifts.giveSeat({ data: [{ order_item_id, ...draft }] }));
    if (!isGiven) return;
    onClose();
    notify({ kind: 'success', messages: t('given', { email }) });
    await onGiven();
  }

  return (
    <Dialog open title={t('title', { title })} onClose={onClose}>
      <Form lead={<p>{t('lead')}</p>} failed={t('not_given')} errors={errors} attempt={attempt} onSubmit={give}>
        <GiftFields
          name=""
          value={draft}
          errorOf={errorOf}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('give')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
