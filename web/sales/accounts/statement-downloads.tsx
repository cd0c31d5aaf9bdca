import { Download, FileDown } from 'lucide-react';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { statementPath, type AccountSearch } from './model/account-search.ts';

type StatementDownloadsProps = { organizationId: number; search: AccountSearch };

/** Of the period that the list shows. */
export function StatementDownloads({ organizationId, search }: StatementDownloadsProps) {
  const t = useTexts('current_account');
  const { busy, errors, send } = useSending();
  const download = (kind: 'pdf' | 'csv') =>
    void send(async () => {
      const { fetchFile } = await import('#web/shared/api/fetch-file.ts');
      await fetchFile(statementPath(organizationId, search, kind), `${t('statement_file')}.${kind}`);
    });

  return (
    <div>
      <Row>
        <Button variant="secondary" busy={busy} onPress={() => download('pdf')}>
          <Icon of={FileDown} />
          {t('statement_pdf')}
        </Button>
        <Button variant="quiet" busy={busy} onPress={() => download('csv')}>
          <Icon of={Download} />
          <Hidden>{t('statement')} </Hidden>CSV
        </Button>
      </Row>
      {errors.map(({ message }) => (
        <Alert key={message} tone="danger" announce>
          {message}
        </Alert>
      ))}
    </div>
  );
}
