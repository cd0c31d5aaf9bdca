import type { CurrentAccount } from '#contract/sales/accounts/calls.ts';
import type { AgeingBucket } from '#contract/sales/accounts/values.ts';
import { formatMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption, Panel, Stack } from '#web/shared/ui/layout.tsx';
import { Table } from '#web/shared/ui/table.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { Bar, usePercent, type BarPart } from './bar.tsx';
import { sharesOf } from './model/shares.ts';

const kinds: Record<AgeingBucket, BarPart['kind']> = {
  not_due: 'due',
  to_30: 'late',
  to_60: 'later',
  to_90: 'muchLater',
  over_90: 'latest',
};

export function Ageing({ account: { ageing, currency_id } }: { account: CurrentAccount }) {
  const t = useTexts('current_account');
  const { locale } = useVisitor();
  const percent = usePercent();
  const shares = sharesOf(ageing.map(({ amount_minor }) => amount_minor));
  const rows = ageing.map((each, place) => ({ ...each, share: shares[place] ?? 0 }));

  if (rows.every(({ count }) => count === 0)) return null;
  return (
    <Panel title={t('ageing')}>
      <Stack>
        <Bar
          label={t('ageing_bar')}
          parts={rows.map(({ bucket, share }) => ({ kind: kinds[bucket], share, text: t(`bucket_${bucket}`) }))}
        />
        <Caption>{t('ageing_text')}</Caption>
        <Table
          caption={t('ageing_table')}
          rows={rows}
          rowKey={({ bucket }) => bucket}
          columns={[
            { head: t('days_overdue'), headsRow: true, cell: ({ bucket }) => t(`bucket_${bucket}`) },
            { head: t('count'), cell: ({ count }) => count },
            { head: t('amount'), cell: ({ amount_minor }) => formatMoney(locale, { amount_minor, currency_id }) },
            { head: t('share'), cell: ({ share }) => percent(share) },
          ]}
        />
      </Stack>
    </Panel>
  );
}
