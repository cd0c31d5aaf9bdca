import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';

type SandboxLinkProps = { text: string; link: string; url: string };

export function SandboxLink({ text, link, url }: SandboxLinkProps) {
  const t = useTexts('payment');

  return (
    <Alert title={t('sandbox')}>
      <p>{text}</p>
      <a className={buttonClass({ variant: 'secondary', small: true })} href={url} target="_blank" rel="noreferrer">
        {link}
      </a>
    </Alert>
  );
}
