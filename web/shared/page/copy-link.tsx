import { Check, Link2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LiveRegion } from '../ui/hidden.tsx';
import { TextField } from '../ui/text-field.tsx';

type CopyLinkProps = {
  address: string;
  copyLabel: string;
  copiedLabel: string;
  /** Label of the field that shows the address when copying is not permitted. */
  addressLabel: string;
  children?: ReactNode;
};

export function CopyLink({ address, copyLabel, copiedLabel, addressLabel, children }: CopyLinkProps) {
  const [state, setState] = useState<'copied' | 'shown'>();
  const isCopied = state === 'copied';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('shown');
    }
  };

  if (state === 'shown') {
    return <TextField label={addressLabel} value={address} readOnly onFocus={({ target }) => target.select()} />;
  }
  return (
    <span data-needs-script>
      <Button variant="secondary" small onPress={() => void copy()}>
        <Icon of={isCopied ? Check : Link2} />
        {isCopied ? copiedLabel : copyLabel}
        {children}
      </Button>
      <LiveRegion>{isCopied ? copiedLabel : ''}</LiveRegion>
    </span>
  );
}
