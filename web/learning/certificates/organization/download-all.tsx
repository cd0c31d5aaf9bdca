import { FileArchive, FileSpreadsheet } from 'lucide-react';
import { csvOf } from '#contract/rules/csv.ts';
import type { OrganizationCertificate } from '#contract/learning/certificates/calls.ts';
import { fetchFile, saveFile } from '#web/shared/api/fetch-file.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { zipPath, type OurCertificatesSearch } from '../model/our-certificates-search.ts';
import { standingOf } from '../model/standing-of.ts';
import { everyCertificate } from './our-certificate-queries.ts';

/** What the search finds, on all its pages. */
export function DownloadAll({ organizationId, search }: { organizationId: number; search: OurCertificatesSearch }) {
  const t = useTexts('our_certificates');
  const zip = useSending();
  const csv = useSending();
  const records = useRecords();
  const errors = [...zip.errors, ...csv.errors];

  const downloadList = async () => {
    const result = await everyCertificate(organizationId, search);
    saveFile(new Blob([csvOf(records(result))], { type: 'text/csv;charset=utf-8' }), t('csv_file'));
  };

  return (
    <>
      <Row>
        {search.state !== 'withdrawn' && (
          <Button
            variant="secondary"
            small
            busy={zip.busy}
            onPress={() => void zip.send(() => fetchFile(zipPath(organizationId, search), t('zip_file')))}
          >
            <Icon of={FileArchive} />
            {t(zip.busy ? 'preparing_zip' : 'download_zip')}
          </Button>
        )}
        <Button variant="quiet" small busy={csv.busy} onPress={() => void csv.send(downloadList)}>
          <Icon of={FileSpreadsheet} />
          {t('download_csv')}
        </Button>
      </Row>
      <CommandErrors errors={errors} />
    </>
  );
}

function useRecords(): (certificates: readonly OrganizationCertificate[]) => (string | number)[][] {
  const t = useTexts('our_certificates');
  const head = [t('number'), t('holder'), t('department'), t('course'), t('type'), t('hours')];
  const days = [t('starts_on'), t('ends_on'), t('issued'), t('valid_until'), t('state')];
  return (certificates) => [
    [...head, ...days],
    ...certificates.map((one) => [
      one.number,
      one.holder_name,
      one.department,
      one.course_title,
      t(`type_${one.type}`),
      one.hours ?? '',
      one.starts_on ?? '',
      one.ends_on ?? '',
      one.issued_on,
      one.valid_until?.slice(0, 10) ?? '',
      t(`standing_${standingOf(one)}`),
    ]),
  ];
}
