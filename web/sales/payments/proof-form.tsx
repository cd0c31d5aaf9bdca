import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { sendFile } from '#web/shared/api/send-file.ts';
import { largestProofBytes, proofMimes } from '#contract/sales/payments/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { fileProblem } from '#web/shared/ui/file-facts.ts';
import { FileField } from '#web/shared/ui/file-field.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { proofKey } from './proof-picture.ts';

type ProofFormProps = { paymentId: number; onSent: () => Promise<void> };

const accept = proofMimes.join(',');

export function ProofForm({ paymentId, onSent }: ProofFormProps) {
  const t = useTexts('payment');
  const { locale } = useVisitor();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [percent, setPercent] = useState<number>();

  const choose = ([chosen]: File[]) => {
    const problem = chosen && fileProblem(chosen, { accept, maxBytes: largestProofBytes });
    setError(problem ? t(`proof_${problem}`) : undefined);
    setFile(problem ? undefined : chosen);
    return !problem;
  };
  const send = async (form: HTMLFormElement) => {
    const field = form.elements.namedItem('file');
    const refuse = (because: string) => {
      setError(because);
      if (field instanceof HTMLElement) field.focus();
    };
    if (!file) return refuse(t('proof_missing'));
    setError(undefined);
    setPercent(0);
    try {
      const fields = { payment_id: paymentId, file };
      await sendFile({ path: '/payments/proof', fields, onProgress: setPercent });
      client.setQueryData(proofKey(paymentId, { name: file.name, byte_size: file.size }), file);
      await onSent();
    } catch (failure) {
      const isRefusal = failure instanceof Error && !(failure instanceof ConnectionFailure);
      refuse((isRefusal && failure.message) || t('proof_not_sent'));
    } finally {
      setPercent(undefined);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FileField
          label={t('proof')}
          help={t('proof_help')}
          name="file"
          accept={accept}
          chooseLabel={t('proof_choose')}
          locale={locale}
          error={error}
          onFiles={choose}
        />
        {percent !== undefined && <ProgressBar percent={percent} label={t('proof_sending')} figure={`${percent}%`} />}
        <div>
          <Button type="submit" busy={percent !== undefined}>
            <Icon of={Send} />
            {t('proof_send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
