import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { fetchFile } from '#web/shared/api/fetch-file.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Caption, Panel } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';

/** Nothing for orders from before this was recorded. */
export function OrderAccepted({ order: { number, items, terms_version: version, terms_accepted_at: at } }: OneOrder) {
  const t = useTexts('order');
  const { fullDay } = useDates();
  if (!version || !at) return null;

  const regulations = [...new Map(items.map((item) => [item.regulation_sha256, item])).values()].filter(
    ({ regulation_sha256 }) => regulation_sha256 !== null,
  );
  return (
    <Panel title={t('accepted')}>
      <p>{t.rich('accepted_terms', { ...legalLink, version, day: fullDay(at, operatorZone) })}</p>
      {regulations.map((item, index) => (
        <AcceptedRegulation
          key={item.id}
          item={item}
          name={`${number}${regulations.length > 1 ? `-${index + 1}` : ''}.pdf`}
          isNamed={regulations.length > 1}
        />
      ))}
    </Panel>
  );
}

type OneOrder = { order: Order };
type Item = Order['items'][number];

function AcceptedRegulation({ item: { id, title }, name, isNamed }: { item: Item; name: string; isNamed: boolean }) {
  const t = useTexts('order');
  const { busy, send } = useSending();
  const read = async () => {
    const isHere = await send(() => fetchFile(`/order-items/${id}/regulation`, name));
    if (!isHere) notify({ kind: 'error', messages: t('regulation_not_read') });
  };

  return (
    <div>
      <Button variant="quiet" small busy={busy} onPress={() => void read()}>
        <Icon of={Download} />
        {t('accepted_regulation')}
      </Button>
      {isNamed && <Caption>{title}</Caption>}
    </div>
  );
}

const legalLink = {
  terms: (words: ReactNode) => <Link to="/terms-and-services">{words}</Link>,
};
