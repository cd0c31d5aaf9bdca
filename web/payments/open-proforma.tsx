import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { Invoice } from '#contract/orders/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

export function OpenProforma({ invoice: { id, number } }: { invoice: Invoice }) {
  const t = useTexts('payment');
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const open = async () => {
    setState('busy');
    try {
      const { fetchFile } = await import('#web/shared/api/fetch-file.ts');
      await fetchFile(`/invoices/${id}/pdf`, `${number.replaceAll(/[ /]/g, '-')}.pdf`);
      setState('ready');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <Button variant="quiet" busy={state === 'busy'} onPress={() => void open()}>
        <Icon of={FileDown} />
        {t('proforma')}
      </Button>
      {state === 'failed' && (
        <Alert tone="danger" announce>
          {t('proforma_failed')}
        </Alert>
      )}
    </>
  );
}
