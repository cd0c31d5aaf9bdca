import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { Act, type ActProps } from '../frame/act.tsx';
import { useRefreshCertificates } from './noun.ts';

type ReasonActProps = Pick<ActProps, 'label' | 'fullLabel' | 'title' | 'isDanger' | 'done'> & {
  /** What will happen. */
  children: ReactNode;
  reasonHelp: string;
  send: (reason: string) => Promise<unknown>;
};

const longestReason = 500;

/** What is done with a certificate needs a reason. */
export function ReasonAct({ children, reasonHelp, send, ...act }: ReasonActProps) {
  const t = useTexts('desk_certificates');

  return (
    <Act
      {...act}
      faultsOf={({ text }) => (text('reason').trim() === '' ? [{ field: 'reason', message: t('reason_missing') }] : [])}
      send={({ text }) => send(text('reason').trim())}
      refresh={useRefreshCertificates()}
      readsRefusalFirst
    >
      {(errorOf) => (
        <>
          {children}
          <TextArea
            name="reason"
            label={t('reason')}
            help={reasonHelp}
            rows={3}
            maxLength={longestReason}
            error={errorOf('reason')}
          />
        </>
      )}
    </Act>
  );
}
