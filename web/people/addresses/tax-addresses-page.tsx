import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SavedTaxAddress } from '#contract/people/addresses/calls.ts';
import type { Organization } from '#contract/people/organizations/calls.ts';
import { queries } from '#web/shared/api/api.ts';
import { taxAddressesQuery } from '#web/people/addresses/tax-addresses-query.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { OneTaxAddress } from './one-tax-address.tsx';
import { TaxAddressForm } from './tax-address-form.tsx';

export function MyTaxAddresses() {
  const t = useTexts('addresses');

  return (
    <Stack>
      <h1>{t('my_title')}</h1>
      <p>{t('my_lead')}</p>
      <TaxAddresses organizationId={null} />
    </Stack>
  );
}

export function OurTaxAddresses({ organization: { id, name } }: { organization: { id: number; name: string } }) {
  const t = useTexts('addresses');

  return (
    <Stack>
      <h1>{t('our_title', { name })}</h1>
      <p>{t('our_lead')}</p>
      <TaxAddresses organizationId={id} />
    </Stack>
  );
}

function TaxAddresses({ organizationId }: { organizationId: number | null }) {
  const t = useTexts('addresses');
  const site = useTexts('site');
  const { data, error, isFetching, refetch } = useQuery(taxAddressesQuery(organizationId));
  const isEmpty = data?.results.length === 0;
  // Without an answer the form begins empty.
  const owner = useQuery({ ...organizationQuery(organizationId), enabled: isEmpty && organizationId !== null });
  const existing = owner.data?.results[0];
  if (data && !owner.isLoading)
    return <List organizationId={organizationId} addresses={data.results} known={existing} />;
  if (!error) return <SkeletonRows rows={4} label={t('loading')} />;

  return (
    <ErrorState title={t('not_loaded')} retryLabel={site('retry')} onRetry={() => void refetch()} retrying={isFetching}>
      {t('not_loaded_text')}
    </ErrorState>
  );
}

type ListProps = {
  organizationId: number | null;
  addresses: readonly SavedTaxAddress[];
  known: Organization | undefined;
};

function List({ organizationId, addresses, known }: ListProps) {
  const t = useTexts('addresses');
  const [isAdding, setAdding] = useState<boolean>();
  const isEmpty = addresses.length === 0;
  const add = (
    <Button variant={isEmpty ? 'primary' : 'secondary'} onPress={() => setAdding(true)}>
      <Icon of={Plus} />
      {t('add')}
    </Button>
  );

  return (
    <Stack>
      {addresses.map((address) => (
        <OneTaxAddress key={address.id} address={address} />
      ))}
      <InPlace
        open={isAdding}
        form={
          <TaxAddressForm
            organizationId={organizationId}
            known={isEmpty ? known : undefined}
            isFirst={isEmpty}
            onDone={() => setAdding(false)}
          />
        }
      >
        {isEmpty ? (
          <EmptyState panel title={t('empty')} actions={add}>
            {t('empty_text')}
          </EmptyState>
        ) : (
          <Row>{add}</Row>
        )}
      </InPlace>
    </Stack>
  );
}

function organizationQuery(id: number | null) {
  const filter = id === null ? {} : { id };
  return queries().organizations.retrieveOrganizations.queryOptions({ input: { filter } });
}
