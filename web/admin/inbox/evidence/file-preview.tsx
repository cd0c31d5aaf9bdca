import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { fetchOwn } from '#web/shared/api/fetch-own.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { fileSizeText } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useDataSaver } from '#web/shared/visitor/data-saver.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import styles from '../inbox.module.css';

type FilePreviewProps = {
  /** Of the API. */
  path: string;
  name: string;
  isPicture: boolean;
  byteSize?: number | undefined;
};

/** A picture is shown, and so is a PDF where the browser can; both can be opened beside the page and downloaded. */
export function FilePreview({ path, name, isPicture, byteSize }: FilePreviewProps) {
  const t = useTexts('desk_inbox');
  const { locale } = useVisitor();
  const saves = useDataSaver();
  const [isRequested, setIsRequested] = useState(false);
  const loads = !saves || isRequested;
  const { data, isError } = useQuery({
    queryKey: ['inbox-file', path],
    queryFn: async () => {
      const file = await fetchOwn(path);
      // Shown within the page, so it may be nothing else, whatever the server calls it.
      return isPicture ? file : new Blob([file], { type: 'application/pdf' });
    },
    enabled: loads,
    staleTime: Infinity,
    retry: false,
  });
  const address = useObjectUrl(data);

  return (
    <figure className={styles.file}>
      {address && isPicture ? (
        <a href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={t('picture', { name })} />
        </a>
      ) : (
        <>
          {address && <ShownPdf address={address} name={name} />}
          <div className={styles.noPicture}>
            <Icon of={FileText} />
            {isError && <p>{t('no_file')}</p>}
            {address && (
              <a href={address} target="_blank" rel="noreferrer">
                {t('open_pdf')}
              </a>
            )}
            {!loads && (
              <Button small variant="secondary" onPress={() => setIsRequested(true)}>
                {isPicture ? t('show_picture') : t('load_pdf')}
              </Button>
            )}
          </div>
        </>
      )}
      <figcaption>
        <DownloadFile path={path} name={name}>
          {name}
        </DownloadFile>
        {byteSize !== undefined && fileSizeText(byteSize, locale)}
      </figcaption>
    </figure>
  );
}

function ShownPdf({ address, name }: { address: string; name: string }) {
  const t = useTexts('desk_inbox');
  if (!navigator.pdfViewerEnabled) return null;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox keeps browsers from showing a PDF
  return <iframe src={`${address}#navpanes=0&view=FitH`} title={t('pdf', { name })} />;
}

function useObjectUrl(content: Blob | undefined): string | undefined {
  const address = useMemo(() => content && URL.createObjectURL(content), [content]);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return address;
}
