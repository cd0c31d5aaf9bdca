import { useQuery } from '@tanstack/react-query';
import { methodRulesIn } from '#contract/rules/offered-methods.ts';
import { offersNow } from '#web/shared/cart/payment-offers.ts';
import { saleCurrency } from '#web/shared/cart/sale-currency.ts';
import { taxAddressesQuery } from '#web/shared/tax-address/tax-addresses-query.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Muted, Panel, Row, Stack } from '#web/shared/ui/layout.tsx';
import { useAppStart } from '#web/shared/visitor/app-settings.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { methodStates, type MethodState } from '../model/method-states.ts';
import { useCashDesk } from '../use-cash-desk.ts';

export function MethodList({ organizationId }: { organizationId: number | null }) {
  const rules = useAppStart(({ settings }) => settings.paymentMethods);
  const currencyKey = saleCurrency(useVisitor().currency);
  const addresses = useQuery(taxAddressesQuery(organizationId));
  const [main] = addresses.data?.results ?? [];
  const states = methodStates({
    rules: methodRulesIn(rules),
    offers: offersNow(),
    purchase: {
      country: main?.country ?? null,
      currencyKey,
      buyer: organizationId === null ? 'person' : 'organization',
    },
  });

  return (
    <Panel>
      <Stack wide>
        {states.map((state) => (
          <OneMethod key={state.method} state={state} currencyKey={currencyKey} />
        ))}
      </Stack>
    </Panel>
  );
}

function OneMethod({ state: { method, offer, why }, currencyKey }: { state: MethodState; currencyKey: string }) {
  const t = useTexts('payment_methods');
  const words = useTexts('payment');
  const desk = useCashDesk();
  const currency = currencyKey.toUpperCase();

  return (
    <section aria-labelledby={`method-${method}`}>
      <Row apart>
        <h3 id={`method-${method}`}>{offer ? words(`method_${offer.name}`) : t(`method_${method}`)}</h3>
        <Badge tone={why === null ? 'good' : 'neutral'}>{t(why === null ? 'available' : 'not_available')}</Badge>
      </Row>
      {why === null && offer ? (
        <p>
          {words(`method_${offer.name}_text`, { address: desk?.address ?? '' })}{' '}
          <Muted>{t(offer.needsProof ? 'takes_review' : 'takes', { hours: offer.hours })}</Muted>
        </p>
      ) : (
        <p>
          <Muted>{t(`why_${why ?? 'off'}`, { method, currency })}</Muted>
        </p>
      )}
    </section>
  );
}
