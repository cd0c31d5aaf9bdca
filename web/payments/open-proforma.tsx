import { FileDown } from 'lucide-react';
import type { Invoice } from '#contract/orders/calls.ts';
import { fetchFile } from '#web/shared/api/fetch-file.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { notify } from '#web/shared/ui/notify.ts';

export function OpenProforma({ invoice: { id, number } }: { invoice: Invoice }) {
  const t = useTexts('payment');
  const { busy, send } = useSending();
  const open = async () => {
    const arrived = await send(() => fetchFile(`/invoices/${id}/pdf`, `${number.replaceAll(/[ /]/g, '-')}.pdf`));
    if (!arrived) notify({ kind: 'error', messages: t('proforma_failed') });
  };

  return (
    <Button variant="quiet" busy={busy} onPress={() => void open()}>
      <Icon of={FileDown} />
      {t('proforma')}
    </Button>
  );
}
