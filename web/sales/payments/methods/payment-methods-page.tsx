import { useQuery } from '@tanstack/react-query';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { ExpressPhone } from './express-phone.tsx';
import { MethodList } from './method-list.tsx';
import { paymentDetailsQuery } from './payment-details-query.ts';
import { RefundIban } from './refund-iban.tsx';

/** Of the organization that the reader acts for, or else their own. */
export function PaymentMethodsPage() {
  const t = useTexts('payment_methods');
  const acting = useActingFor();
  const organization = acting && mayActFor(acting, 'orders.place') ? acting : null;
  const organizationId = organization?.organizationId ?? null;

  return (
    <Stack wide>
      <div>
        <h1>{t('title')}</h1>
        <p>{organization ? t('lead_organization', { name: organization.name }) : t('lead')}</p>
      </div>
      <Part title={t('methods')}>
        <MethodList organizationId={organizationId} />
      </Part>
      <Details
        key={organizationId}
        organizationId={organizationId}
        mayEdit={organization === null || mayActFor(acting, 'addresses.edit')}
      />
    </Stack>
  );
}

type DetailsProps = { organizationId: number | null; mayEdit: boolean };

function Details({ organizationId, mayEdit }: DetailsProps) {
  const t = useTexts('payment_methods');
  const site = useTexts('site');
  const { data, error, isFetching, refetch } = useQuery(paymentDetailsQuery(organizationId));
  if (!data && error) {
    return (
      <ErrorState
        title={t('not_loaded')}
        retryLabel={site('retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {t('not_loaded_text')}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows rows={4} label={t('loading')} />;
  const [details] = data.results;

  return (
    <>
      <Part title={t('express')}>
        <ExpressPhone details={details} organizationId={organizationId} mayEdit={mayEdit} />
      </Part>
      <Part title={t('iban')}>
        <RefundIban details={details} organizationId={organizationId} mayEdit={mayEdit} />
      </Part>
    </>
  );
}
