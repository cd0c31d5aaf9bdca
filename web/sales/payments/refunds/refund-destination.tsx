import { useState } from 'react';
import type { RefundQuote } from '#contract/sales/payments/refunds.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { IbanField } from '../methods/iban-field.tsx';

type RefundDestinationProps = { quote: RefundQuote; mayEdit: boolean; error: string | undefined };

/** Where the money goes. A bank account that is not stored yet, or another one, is asked here. */
export function RefundDestination({ quote, ...iban }: RefundDestinationProps) {
  const t = useTexts('request_refund');
  const { destination, iban_country: country, iban_end: end } = quote;

  return (
    <div>
      <h3>{t('where')}</h3>
      {destination !== 'iban' && <p>{t(`to_${destination}`)}</p>}
      {destination === 'iban' && (country === null || end === null) && <NewAccount {...iban} />}
      {destination === 'iban' && country !== null && end !== null && <Account account={{ country, end }} {...iban} />}
    </div>
  );
}

type IbanProps = Pick<RefundDestinationProps, 'mayEdit' | 'error'>;

function NewAccount({ mayEdit, error }: IbanProps) {
  const t = useTexts('request_refund');

  if (!mayEdit) return <p>{t('iban_by_others')}</p>;
  return (
    <Stack>
      <p>{t('iban_needed')}</p>
      <IbanField error={error} />
    </Stack>
  );
}

function Account({ account, mayEdit, error }: IbanProps & { account: { country: string; end: string } }) {
  const t = useTexts('request_refund');
  const methods = useTexts('payment_methods');
  const [isOther, setIsOther] = useState(false);

  if (isOther) return <IbanField error={error} />;
  return (
    <>
      <p>{t('to_iban', { account: methods('iban_shown', account) })}</p>
      {mayEdit && (
        <Row>
          <Button variant="quiet" small onPress={() => setIsOther(true)}>
            {t('other_iban')}
          </Button>
        </Row>
      )}
    </>
  );
}
