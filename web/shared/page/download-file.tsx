import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSending } from '../api/use-sending.ts';
import { Button } from '../ui/button.tsx';
import { CommandErrors } from '../ui/command-errors.tsx';
import { Icon } from '../ui/icon.tsx';

type DownloadFileProps = {
  /** Of the API. */
  path: string;
  name: string;
  variant?: 'quiet' | 'secondary';
  children: ReactNode;
};

export function DownloadFile({ path, name, variant = 'quiet', children }: DownloadFileProps) {
  const { busy, errors, send } = useSending();
  const download = () =>
    send(async () => {
      const { fetchFile } = await import('../api/fetch-file.ts');
      await fetchFile(path, name);
    });

  return (
    <>
      <Button variant={variant} small busy={busy} onPress={() => void download()}>
        <Icon of={FileDown} />
        {children}
      </Button>
      <CommandErrors errors={errors} />
    </>
  );
}
