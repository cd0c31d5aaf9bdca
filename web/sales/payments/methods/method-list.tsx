import { useQuery } from '@tanstack/react-query';
import type { CreditStanding } from '#contract/sales/accounts/calls.ts';
import type { SiteOffer } from '#contract/sales/payments/offers.ts';
import { methodRulesIn } from '#contract/rules/offered-methods.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { offersNow } from '#web/shared/cart/payment-offers.ts';
import { saleCurrency } from '#web/shared/cart/sale-currency.ts';
import { taxAddressesQuery } from '#web/people/addresses/index.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Muted, Panel, Row, Stack } from '#web/shared/ui/layout.tsx';
import { useAppStart } from '#web/shared/visitor/app-settings.ts';
import { operatorCurrencies, useVisitor } from '#web/shared/visitor/visitor.ts';
import { isUncertain, methodStates, type MethodState } from '../model/method-states.ts';
import { useCashDesk } from '../use-cash-desk.ts';
import { useCredit, type Credit } from '../use-credit.ts';

export function MethodList({ organizationId }: { organizationId: number | null }) {
  const rules = useAppStart(({ settings }) => settings.paymentMethods);
  const currencyKey = saleCurrency(useVisitor().currency);
  const addresses = useQuery(taxAddressesQuery(organizationId));
  const [main] = addresses.data?.results ?? [];
  const currencyId = operatorCurrencies().find(({ key }) => key === currencyKey)?.id ?? 0;
  const credit = useCredit(organizationId === null ? null : { organizationId, currencyId, amountMinor: 0 });
  const states = methodStates({
    credit,
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
        {credit.hasFailed && <CreditFailed credit={credit} />}
        {states.map((state) => (
          <OneMethod key={state.method} state={state} currencyKey={currencyKey} standing={credit.standing} />
        ))}
      </Stack>
    </Panel>
  );
}

function CreditFailed({ credit: { isTrying, retry } }: { credit: Credit }) {
  const t = useTexts('payment_methods');
  const site = useTexts('site');

  return (
    <ErrorState title={t('credit_not_loaded')} retryLabel={site('retry')} onRetry={retry} retrying={isTrying}>
      {t('not_loaded_text')}
    </ErrorState>
  );
}

type OneMethodProps = { state: MethodState; currencyKey: string; standing: CreditStanding | undefined };

function OneMethod({ state, currencyKey, standing }: OneMethodProps) {
  const t = useTexts('payment_methods');
  const words = useTexts('payment');
  const whyNot = useWhyNot(standing, currencyKey);
  const { method, offer, why } = state;
  const isOffered = why === null && offer !== undefined;

  return (
    <section aria-labelledby={`method-${method}`}>
      <Row apart>
        <h3 id={`method-${method}`}>{offer ? words(`method_${offer.name}`) : t(`method_${method}`)}</h3>
        {!isUncertain(why) && (
          <Badge tone={why === null ? 'good' : 'neutral'}>{t(why === null ? 'available' : 'not_available')}</Badge>
        )}
      </Row>
      <p>{isOffered ? <Offered offer={offer} standing={standing} /> : <Muted>{whyNot(state)}</Muted>}</p>
    </section>
  );
}

function Offered({ offer, standing }: { offer: SiteOffer; standing: CreditStanding | undefined }) {
  const t = useTexts('payment_methods');
  const words = useTexts('payment');
  const desk = useCashDesk();
  const kind = creditKindOf(offer);
  const days = standing?.payment_terms_days ?? 0;

  return (
    <>
      {words(`method_${offer.name}_text`, { address: desk?.address ?? '' })}{' '}
      <Muted>
        {kind ? t(`account_${kind}`, { days }) : t(takesOf(offer), { hours: offer.hours, open: desk?.open ?? '' })}
      </Muted>
    </>
  );
}

function takesOf({ needsProof, needsCashDesk }: SiteOffer) {
  if (needsCashDesk) return 'takes_cash';
  return needsProof ? 'takes_review' : 'takes';
}

function useWhyNot(standing: CreditStanding | undefined, currencyKey: string) {
  const t = useTexts('payment_methods');
  const words = useTexts('payment');

  return ({ method, offer, why }: MethodState): string => {
    if (isUncertain(why)) return words(why);
    const kind = why === 'no_credit' ? creditKindOf(offer) : null;
    const noCredit = kind && standing?.[kind].why;
    if (!noCredit) return t(`why_${why ?? 'off'}`, { method, currency: currencyKey.toUpperCase() });
    const isUsed = noCredit === 'headroom' || noCredit === 'ceiling';
    return isUsed ? t('credit_used') : words('credit_why', { why: noCredit, missing: '' });
  };
}
