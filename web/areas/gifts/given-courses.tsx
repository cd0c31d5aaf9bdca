import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Gift } from '#contract/areas/gifts/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Panel, Row, Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { giftActions } from './model/gift-actions.ts';
import { giftTones } from './model/gift-tones.ts';

const ChangeGift = lazy(async () => ({ default: (await import('./change-gift.tsx')).ChangeGift }));

function givenQuery(orderId: number) {
  return queries().gifts.retrieveGifts.queryOptions({ input: { filter: { order_id: orderId }, page: { size: 50 } } });
}

/** What became of the gifts of an order, and what the giver can do about it. */
export function GivenCourses({ orderId }: { orderId: number }) {
  const t = useTexts('given_courses');
  const query = useQuery({ ...givenQuery(orderId), staleTime: 0 });
  const refresh = async () => {
    await query.refetch();
  };

  return (
    <Loaded query={query} loading={t('loading')} failed={t('failed')}>
      {({ results }) => (
        <Stack>
          {results.map((gift) => (
            <Panel key={gift.order_item_id}>
              <GivenCourse gift={gift} onChanged={refresh} />
            </Panel>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

type GivenCourseProps = { gift: Gift; onChanged: () => Promise<void> };

function GivenCourse({ gift, onChanged }: GivenCourseProps) {
  const t = useTexts('given_courses');
  const [isOpen, setIsOpen] = useState(false);
  const { busy, errors, send } = useSending();
  const { title, email, name, message, status, order_item_id } = gift;
  const actions = giftActions(gift);
  const to = [name, email].filter(Boolean).join(' · ');

  async function resend(): Promise<void> {
    const isSent = await send(() => api().gifts.resendGift({ data: [{ order_item_id }] }));
    await onChanged();
    if (isSent) notify({ kind: 'success', messages: t('sent_again', { email }) });
  }

  return (
    <Stack>
      <div>
        <h3>{title}</h3>
        <Row>
          <Badge tone={giftTones[status]}>{t(`status_${status}`)}</Badge>
          {to && <span>{to}</span>}
        </Row>
      </div>
      <p>
        <StateSentence gift={gift} />
      </p>
      {message && <blockquote>{message}</blockquote>}
      <CommandErrors errors={errors} />
      {(actions.resend || actions.change) && (
        <Row>
          {actions.resend && (
            <Button variant="secondary" small busy={busy} onPress={() => void resend()}>
              {t(status === 'scheduled' ? 'send_now' : 'resend')} <Hidden>{title}</Hidden>
            </Button>
          )}
          {actions.change && (
            <Button variant="quiet" small onPress={() => setIsOpen(true)}>
              {t(status === 'declined' ? 'give_to_another' : 'change')} <Hidden>{title}</Hidden>
            </Button>
          )}
        </Row>
      )}
      <Suspense>{isOpen && <ChangeGift gift={gift} onChanged={onChanged} onClose={() => setIsOpen(false)} />}</Suspense>
    </Stack>
  );
}

function StateSentence({ gift }: { gift: Gift }) {
  const t = useTexts('given_courses');
  const { fullDay } = useDates();
  const { status, send_on, sent_at, expires_at, answered_at, is_open } = gift;
  const day = (moment: string | null) => (moment === null ? '' : fullDay(moment, operatorZone));
  const waits = status !== 'accepted' && status !== 'canceled';

  if (waits && !is_open) return t('closed_text');
  return t(`text_${status}`, {
    sent: day(sent_at),
    until: day(expires_at),
    answered: day(answered_at),
    dated: send_on === null ? 'no' : 'yes',
    day: send_on === null ? '' : fullDay(send_on),
  });
}
