import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Gift } from '#contract/areas/gifts/calls.ts';
import { ChangeGift } from '#web/areas/gifts/change-gift.tsx';
import { giftActions } from '#web/areas/gifts/model/gift-actions.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';

/** As its giver can, staff send it again, and correct who gets it. */
export function GiftActs({ gift }: { gift: Gift }) {
  const t = useTexts('desk_gifts');
  const words = useTexts('given_courses');
  const client = useQueryClient();
  const { busy, errors, send } = useSending();
  const [isOpen, setOpen] = useState(false);
  const { email, order_item_id } = gift;
  const { resend, change } = giftActions(gift);
  const refresh = () => client.invalidateQueries();

  async function sendAgain(): Promise<void> {
    const isDone = await send(() => api().gifts.resendGift({ data: [{ order_item_id }] }));
    if (isDone) notify({ kind: 'success', messages: words('sent_again', { email }) });
    await refresh();
  }

  return (
    <>
      <CommandErrors errors={errors} />
      <Row>
        {resend && (
          <Button
            small
            variant="secondary"
            busy={busy}
            aria-label={t('resend_to', { email })}
            onPress={() => void sendAgain()}
          >
            {words('resend')}
          </Button>
        )}
        {change && (
          <Button small variant="quiet" aria-label={t('change_of', { email })} onPress={() => setOpen(true)}>
            {words('change')}
          </Button>
        )}
      </Row>
      {isOpen && <ChangeGift gift={gift} onChanged={refresh} onClose={() => setOpen(false)} />}
    </>
  );
}
