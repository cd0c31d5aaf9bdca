import { useState } from 'react';
import type { TestedGateway } from '#contract/areas/opening/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';

/** Has the gateway create a reference and cancel it, and says what came of it. */
export function TestGateway() {
  const t = useTexts('desk_opening');
  const sending = useSending();
  const [tested, setTested] = useState<TestedGateway>();

  async function run(): Promise<void> {
    setTested(undefined);
    await sending.send(async () => {
      const { data } = await api().opening.testGateway({ data: [{}] });
      setTested(data[0]);
    });
  }

  return (
    <>
      <CommandErrors errors={sending.errors} />
      {tested && (
        <p role="status">{t('gateway_works', { reference: tested.reference, entity: tested.entity ?? '–' })}</p>
      )}
      <Button variant="quiet" small busy={sending.busy} onPress={() => void run()}>
        {t('test_gateway')}
      </Button>
    </>
  );
}
