import { useState } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';

export function Copy({ text, label }: { text: string; label: string }) {
  const t = useTexts('security');
  const [isCopied, setCopied] = useState(false);

  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  return (
    <>
      <Button variant="secondary" small onPress={copy}>
        {label}
      </Button>
      <span role="status">{isCopied && t('copied')}</span>
    </>
  );
}
