import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { DeskLink } from '../../desk-link.tsx';
import styles from '../../frame/record/record-parts.module.css';
import { casesQuery } from '../order-queries.ts';
import { useCaseAmount } from '../use-case-amount.ts';

/** Late or wrong money of the order; what is open is decided in the inbox. */
export function Cases({ orderId }: { orderId: number }) {
  const t = useTexts('desk_orders');
  const amountOf = useCaseAmount();
  const { data } = useQuery(casesQuery(orderId));

  if (!data || data.results.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('cases')}>
      {data.results.map((row) => (
        <li key={row.id}>
          <b>{t('case', { kind: t(`case_${row.kind}`), amount: amountOf(row) })}</b>
          <small>{row.note}</small>
          {row.state === 'open' ? (
            <DeskLink to={`inbox/payment_case/${row.id}`}>{t('decide')}</DeskLink>
          ) : (
            <Badge>{t(`case_state_${row.state}`)}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
