import { BadgeCheck, Ban, CalendarX, type LucideIcon, Repeat, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CertificateCheck } from '#contract/learning/certificates/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import tones from '#web/shared/ui/tones.module.css';
import { useCertificateFacts } from './certificate-facts.ts';
import styles from './verdict.module.css';

type Answer = CertificateCheck['answer'];

const signs: Record<Answer, { icon: LucideIcon; tone: string | undefined }> = {
  valid: { icon: BadgeCheck, tone: tones.good },
  replaced: { icon: Repeat, tone: tones.wait },
  expired: { icon: CalendarX, tone: tones.wait },
  revoked: { icon: Ban, tone: tones.bad },
  unknown: { icon: SearchX, tone: styles.unknown },
};

type VerdictProps = {
  check: CertificateCheck;
  /** Absent where a code was checked. */
  number?: string | undefined;
  /** True below a form on the same page, whose answer gets the focus. */
  takesFocus?: boolean;
};

export function Verdict({ check, number, takesFocus = false }: VerdictProps) {
  const t = useTexts('certificates');
  const sentence = useSentence(check, number);
  const facts = useCertificateFacts();
  const { answer, certificate } = check;
  const focus = (heading: HTMLElement | null) => {
    if (takesFocus) heading?.focus();
  };

  return (
    <VerdictFrame answer={answer} title={t(`answer_${answer}`)} text={sentence} headingRef={focus}>
      {certificate && (
        <div className={styles.facts}>
          <DefinitionList items={answer === 'valid' ? facts.all(certificate) : facts.main(certificate)} />
        </div>
      )}
      <Advice check={check} isByNumber={number !== undefined} />
    </VerdictFrame>
  );
}

type FrameProps = {
  answer: Answer;
  level?: 2 | 3;
  title: ReactNode;
  text: ReactNode;
  headingRef?: (heading: HTMLElement | null) => void;
  children?: ReactNode;
};

export function VerdictFrame({ answer, level = 2, title, text, headingRef, children }: FrameProps) {
  const { icon, tone } = signs[answer];
  const Heading = `h${level}` as const;
  return (
    <section className={styles.root}>
      <div className={classes(styles.answer, tone)}>
        <Icon of={icon} />
        <div>
          <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
            {title}
          </Heading>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </section>
  );
}

function useSentence({ answer, checked_at, certificate }: CertificateCheck, number: string | undefined): string {
  const t = useTexts('certificates');
  const { fullDay, time } = useDates();
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const day = fullDay(momentOfChange({ answer, checked_at, certificate }), here);
  switch (answer) {
    case 'valid':
      return t('said_valid', { day: fullDay(checked_at, here), time: time(checked_at, here) });
    case 'revoked':
    case 'replaced':
    case 'expired':
      return t(`said_${answer}`, { day });
    case 'unknown':
      return number ? t('said_unknown_number', { number }) : t('said_unknown_code');
  }
}

function momentOfChange({ answer, checked_at, certificate }: CertificateCheck): string {
  return (answer === 'expired' ? certificate?.valid_until : certificate?.status_at) ?? checked_at;
}

function Advice({ check: { answer, certificate }, isByNumber }: { check: CertificateCheck; isByNumber: boolean }) {
  const t = useTexts('certificates');
  if (answer === 'valid') {
    return certificate?.is_name_whole ? null : <p className={styles.foot}>{t('advice_name')}</p>;
  }
  if (answer === 'unknown' && !isByNumber) return <p className={styles.foot}>{t('advice_unknown_code')}</p>;
  return <p className={styles.foot}>{t(`advice_${answer}`)}</p>;
}
