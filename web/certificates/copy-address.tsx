import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/shared/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { LiveRegion } from '#web/shared/ui/live-region.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';

/** The address where anybody checks it. Without leave to copy, it is shown to be copied by hand. */
export function CopyAddress({ address, number }: { address: string; number: string }) {
  const t = useTexts('certificates');
  const [state, setState] = useState<'copied' | 'shown'>();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('shown'),
    );

  if (state === 'shown') {
    return <TextField label={t('address')} value={address} readOnly onFocus={({ target }) => target.select()} />;
  }
  return (
    <>
      <Button variant="secondary" small onPress={() => void copy()}>
        <Icon of={state === 'copied' ? Check : Link2} />
        {t(state === 'copied' ? 'address_copied' : 'copy_address')}
        <Hidden> {number}</Hidden>
      </Button>
      <LiveRegion>{state === 'copied' ? t('address_copied') : ''}</LiveRegion>
    </>
  );
}
