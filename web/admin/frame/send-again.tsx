import { useQueryClient } from '@tanstack/react-query';
import { useSending } from '#web/shared/api/use-sending.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { notify } from '#web/shared/ui/notify.ts';

type SendAgainProps = {
  label: string;
  /** With what it sends, for those who do not see the row. */
  fullLabel: string;
  done: string;
  send: () => Promise<unknown>;
};

/** Sends at once what another program was sent before: its receiver recognises what it has already. */
export function SendAgain({ label, fullLabel, done, send: request }: SendAgainProps) {
  const client = useQueryClient();
  const { busy, errors, send } = useSending();

  async function press(): Promise<void> {
    const isDone = await send(request);
    if (isDone) notify({ kind: 'success', messages: done });
    await client.invalidateQueries();
  }

  return (
    <>
      <CommandErrors errors={errors} />
      <Button small variant="secondary" busy={busy} aria-label={fullLabel} onPress={() => void press()}>
        {label}
      </Button>
    </>
  );
}
