import type { TrainingSummary } from '#contract/areas/reports/calls.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Figures } from '#web/shared/ui/definition-list.tsx';
import { NoBreak } from '#web/shared/ui/layout.tsx';
import { totalCosts } from './model/summed.ts';
import styles from './dashboard.module.css';

export function MainFigures({ summary: { training, money } }: { summary: TrainingSummary }) {
  const t = useTexts('dashboard');
  const inMoney = useMoney();
  const costs = money ? totalCosts(money.costs) : [];

  return (
    <Figures
      items={[
        ...(training
          ? [
              { term: t('hours'), value: t('number', { value: training.hours }), note: t('hours_note') },
              {
                term: t('in_training'),
                value: training.active_people,
                note: t('in_training_note', { employees: training.employees, coming: training.coming_people }),
              },
              {
                term: t('certificates'),
                value: training.certificates_issued,
                note: t('certificates_note', {
                  count: training.expiring.reduce((sum, { people }) => sum + people, 0),
                }),
              },
            ]
          : []),
        ...(money
          ? [
              {
                term: t('cost'),
                value: (
                  <span className={styles.sum}>
                    {costs.length === 0 && '0'}
                    {costs.map((cost) => (
                      <Sum key={cost.currency_id} {...inMoney(cost)} />
                    ))}
                  </span>
                ),
                note: t('cost_note'),
              },
            ]
          : []),
      ]}
    />
  );
}

type SumProps = { amount: string; symbol: string; isSymbolFirst: boolean };

/** On a phone the currency may stand on a line of its own. */
function Sum({ amount, symbol, isSymbolFirst }: SumProps) {
  return (
    <span>
      {isSymbolFirst && `${symbol} `}
      <NoBreak>{amount}</NoBreak>
      {!isSymbolFirst && ` ${symbol}`}
    </span>
  );
}
