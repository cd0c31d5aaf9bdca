import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { fetchFile } from '#web/shared/api/fetch-file.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Disclosure } from '#web/shared/ui/disclosure.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Caption } from '#web/shared/ui/layout.tsx';
import { acceptedRegulations } from './model/accepted-regulations.ts';

/** Nothing for orders from before this was recorded. */
export function OrderAccepted({ order: { number, items, terms_version: version, terms_accepted_at: at } }: OneOrder) {
  const t = useTexts('order');
  const { fullDay } = useDates();
  if (!version || !at) return null;

  const regulations = acceptedRegulations(items);
  return (
    <Disclosure title={t('accepted')}>
      <p>{t.rich('accepted_terms', { ...legalLink, version, day: fullDay(at, operatorZone) })}</p>
      {regulations.map(({ itemId, titles }, index) => (
        <AcceptedRegulation
          key={itemId}
          itemId={itemId}
          name={`${number}${regulations.length > 1 ? `-${index + 1}` : ''}.pdf`}
          titles={regulations.length > 1 ? titles : []}
        />
      ))}
    </Disclosure>
  );
}

type OneOrder = { order: Order };
type OneRegulation = { itemId: number; name: string; titles: readonly string[] };

function AcceptedRegulation({ itemId, name, titles }: OneRegulation) {
  const t = useTexts('order');
  const { busy, errors, send } = useSending();
  const read = () => send(() => fetchFile(`/order-items/${itemId}/regulation`, name));

  return (
    <div>
      <Button variant="quiet" small busy={busy} onPress={() => void read()}>
        <Icon of={Download} />
        {t('accepted_regulation')}
      </Button>
      {titles.length > 0 && <Caption>{titles.join(' · ')}</Caption>}
      {errors[0] && (
        <Alert tone="danger" announce>
          {errors[0].message}
        </Alert>
      )}
    </div>
  );
}

const legalLink = {
  terms: (words: ReactNode) => <Link to="/terms-and-services">{words}</Link>,
};
