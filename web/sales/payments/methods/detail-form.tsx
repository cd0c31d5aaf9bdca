import type { ReactNode } from 'react';
import type { useSending } from '#web/shared/api/use-sending.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';

type DetailFormProps = Pick<ReturnType<typeof useSending>, 'busy' | 'errors' | 'attempt'> & {
  label: string;
  onSubmit: (typed: Typed) => unknown;
  onCancel: () => void;
  children: ReactNode;
};

export function DetailForm({ label, busy, onCancel, children, ...form }: DetailFormProps) {
  const t = useTexts('payment_methods');

  return (
    <Form aria-label={label} failed={t('not_saved')} {...form}>
      {children}
      <Row>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}
