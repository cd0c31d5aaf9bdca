import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { useHasRightIn } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { Awaiting } from '#web/shared/ui/status-line.tsx';
import { PayBy } from './awaiting-payment.tsx';
import { TransferInstructions } from './pay-instructions.tsx';

type OnAccountStageProps = { stage: 'approval' | 'reserved'; payment: Payment; order: Order };

export function OnAccountStage({ stage, payment, order }: OnAccountStageProps) {
  const t = useTexts('payment');

  return (
    <>
      {stage === 'approval' ? (
        <Awaiting title={t('awaiting_approval')}>{t('awaiting_approval_text')}</Awaiting>
      ) : (
        <>
          <Awaiting title={t('reserved')}>
            <p>
              {t('reserved_text')} <PayBy order={order} words="pay_by" />
            </p>
          </Awaiting>
          <TransferInstructions payment={payment} />
        </>
      )}
      <Row>
        <ToAccount order={order} />
      </Row>
    </>
  );
}

/** The seats belong to the organization, which pays later. */
export function ApprovedStage({ order }: { order: Order }) {
  const t = useTexts('payment');
  const assigns = useHasRightIn(order.organization_id, 'training.read');

  return (
    <>
      <Alert tone="success" title={t('approved')} announce>
        <p>{t('approved_text')}</p>
      </Alert>
      <Row>
        {assigns && (
          <Link to="/profile/our-courses" search={organizationOf(order)} className={buttonClass()}>
            {t('to_seats')}
          </Link>
        )}
        <ToAccount order={order} />
      </Row>
    </>
  );
}

function ToAccount({ order }: { order: Order }) {
  const t = useTexts('payment');
  const readsAccount = useHasRightIn(order.organization_id, 'account.read');

  if (!readsAccount) return null;
  return (
    <Link
      to="/profile/current-account"
      search={organizationOf(order)}
      className={buttonClass({ variant: 'secondary' })}
    >
      {t('to_account')}
    </Link>
  );
}

function organizationOf({ organization_id }: Order): { organization?: number } {
  return organization_id === null ? {} : { organization: organization_id };
}
