import { useState } from 'react';
import type { SeatOffer } from '#contract/offer/classes/waiting.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';

export type AcceptSeat = (seat: SeatOffer) => Promise<void>;

type AnswerSeatOfferProps = { offer: SeatOffer; accept: AcceptSeat; latest: () => Promise<SeatOffer | undefined> };

export function AnswerSeatOffer({ offer, accept, latest }: AnswerSeatOfferProps) {
  const t = useTexts('seat_offer');
  const [isAsking, setIsAsking] = useState(false);
  const { busy, errors, send } = useSending();
  const { id, course_title: title } = offer;

  // The offer may have been answered on another device or have expired while the page was open.
  const takeSeat = () =>
    send(async () => {
      const now = await latest();
      if (now?.state === 'open') await accept(now);
    });

  async function decline(): Promise<void> {
    await send(async () => {
      try {
        await api().classes.declineSeatOffer({ data: [{ id }] });
      } catch (error) {
        if (codeOf(error) !== 'seat_offer_over') throw error;
      }
      await latest();
    });
    setIsAsking(false);
  }

  return (
    <Stack>
      <CommandErrors errors={errors} />
      <Row>
        <Button busy={busy} onPress={() => void takeSeat()}>
          {t('accept')} <Hidden>{title}</Hidden>
        </Button>
        <Button variant="dangerQuiet" busy={busy} onPress={() => setIsAsking(true)}>
          {t('decline')} <Hidden>{title}</Hidden>
        </Button>
      </Row>
      <ConfirmDialog
        open={isAsking}
        title={t('decline_title')}
        cancelLabel={t('keep')}
        confirmLabel={t('decline')}
        busy={busy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void decline()}
      >
        <p>{t('decline_text')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
