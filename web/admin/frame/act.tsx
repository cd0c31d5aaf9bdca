import { useState, type ReactNode } from 'react';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';

export type ActProps = {
  label: string;
  /** Names what it is done with, where several buttons on the page say the same. */
  fullLabel?: string;
  title: string;
  isDanger?: boolean;
  done: string;
  /** What is missing in what was typed. */
  faultsOf?: (typed: Typed) => FormError[];
  send: (typed: Typed) => Promise<unknown>;
  /** Drops what is shown and no longer holds. */
  refresh: () => Promise<unknown>;
  /** A refresh after a refusal may take this act away, so it waits until the refusal is read. */
  readsRefusalFirst?: boolean;
  /** What will happen, and the fields. */
  children: (errorOf: (field: string) => string | undefined) => ReactNode;
};

/** Says what will happen before it is sent, since nothing takes it back. What is typed stays after a refusal. */
export function Act({
  label,
  fullLabel,
  title,
  isDanger = false,
  refresh,
  readsRefusalFirst = false,
  ...dialog
}: ActProps) {
  const [isOpen, setOpen] = useState(false);
  const [isOld, setOld] = useState(false);

  function close(isDone: boolean): void {
    setOpen(false);
    setOld(false);
    if (isDone || isOld) void refresh();
  }

  /** Somebody else may have done it meanwhile. */
  function onRefused(): void {
    if (readsRefusalFirst) setOld(true);
    else void refresh();
  }

  return (
    <>
      <Button
        variant={isDanger ? 'dangerQuiet' : 'secondary'}
        small
        aria-label={fullLabel}
        onPress={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Dialog open title={title} onClose={() => close(false)}>
          <ActForm {...dialog} label={label} isDanger={isDanger} onRefused={onRefused} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

type ActFormProps = Omit<ActProps, 'fullLabel' | 'title' | 'refresh' | 'readsRefusalFirst'> & {
  onRefused: () => void;
  onClose: (isDone: boolean) => void;
};

function ActForm(props: ActFormProps) {
  const { label, isDanger = false, done, faultsOf, send, children, onRefused, onClose } = props;
  const t = useTexts('desk');
  const { busy, errors, attempt, errorOf, send: carryOut, refuse } = useSending();

  async function submit(typed: Typed): Promise<void> {
    const faults = faultsOf?.(typed) ?? [];
    if (faults.length > 0) return refuse(faults);
    const isDone = await carryOut(() => send(typed));
    if (!isDone) return onRefused();
    notify({ kind: 'success', messages: done });
    onClose(true);
  }

  return (
    <Form failed={t('not_done')} errors={errors} attempt={attempt} onSubmit={submit}>
      {children(errorOf)}
      <Row>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={busy}>
          {label}
        </Button>
        <Button variant="secondary" onPress={() => onClose(false)}>
          {t('close')}
        </Button>
      </Row>
    </Form>
  );
}
