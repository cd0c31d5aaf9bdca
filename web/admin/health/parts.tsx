import { Archive, CreditCard, Database, Mail, ReceiptText, Workflow, type LucideIcon } from 'lucide-react';
import type { HealthReport } from '#contract/areas/health/calls.ts';
import type { TroublePart } from '#contract/areas/health/values.ts';
import { fileSizeText, formatCount, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import type { Definition } from '#web/shared/ui/definition-list.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { useDuration } from './use-duration.ts';
import styles from './health.module.css';

type ReportProps = { report: HealthReport };
type Facts = readonly Definition[];

const icons: Record<TroublePart, LucideIcon> = {
  database: Database,
  work: Workflow,
  mail: Mail,
  gateways: CreditCard,
  erp: ReceiptText,
  storage: Archive,
};

/** Each part of the site with its figures. */
export function Parts({ report }: ReportProps) {
  const facts = useFacts(report);

  return (
    <div className={styles.parts}>
      {(['database', 'work', 'mail', 'gateways', 'erp', 'storage'] as const).map((part) => (
        <Part key={part} part={part} report={report} facts={facts[part]} />
      ))}
    </div>
  );
}

function Part({ part, report, facts }: ReportProps & { part: TroublePart; facts: Facts }) {
  const t = useTexts('desk_health');
  const troubles = report.troubles.filter((trouble) => trouble.part === part).length;
  const isOff = part === 'erp' && !report.erp.is_set;

  return (
    <section className={classes(styles.part, troubles > 0 && styles.troubled)} aria-labelledby={`part-${part}`}>
      <header>
        <h3 id={`part-${part}`}>
          <Icon of={icons[part]} />
          {t('part', { part })}
        </h3>
        <Badge tone={isOff ? 'neutral' : troubles > 0 ? 'wait' : 'good'} solid={troubles > 0}>
          {isOff ? t('off') : t('part_state', { count: troubles })}
        </Badge>
      </header>
      <dl>
        {facts.map(({ term, value }, place) => (
          <div key={place}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useFacts(report: HealthReport): Record<TroublePart, Facts> {
  return {
    database: useDatabaseFacts(report),
    work: useWorkFacts(report),
    mail: useMailFacts(report),
    gateways: useGatewayFacts(report),
    erp: useErpFacts(report),
    storage: useStorageFacts(report),
  };
}

function useDatabaseFacts({ database: { state, answer_ms, size_bytes, ahead_ms } }: HealthReport): Facts {
  const t = useTexts('desk_health');
  const { locale } = useVisitor();

  return [
    { term: t('answers'), value: t('database_state', { state }) },
    { term: t('answer_time'), value: t('milliseconds', { count: answer_ms }) },
    ...(size_bytes === null ? [] : [{ term: t('size'), value: fileSizeText(size_bytes, locale) }]),
    ...(ahead_ms === null ? [] : [{ term: t('clock'), value: t('milliseconds', { count: ahead_ms }) }]),
  ];
}

function useWorkFacts({
  work: { worker, oldest_event_seconds, oldest_job_seconds, failed_jobs },
}: HealthReport): Facts {
  const t = useTexts('desk_health');
  const duration = useDuration();

  return [
    { term: t('worker'), value: t('worker_state', { state: worker }) },
    { term: t('oldest_event'), value: duration(oldest_event_seconds) },
    { term: t('clock_lateness'), value: duration(oldest_job_seconds) },
    { term: t('failed'), value: failed_jobs ?? '–' },
  ];
}

function useMailFacts({ mail }: HealthReport): Facts {
  const t = useTexts('desk_health');
  const duration = useDuration();
  const moment = useMoment();
  const { locale } = useVisitor();

  if (!mail.is_set) return [{ term: t('mail_server'), value: t('off') }];
  return [
    { term: t('sent_last_day'), value: formatCount(locale, mail.sent_last_day) },
    { term: t('waiting'), value: mail.waiting },
    { term: t('oldest'), value: duration(mail.oldest_waiting_seconds) },
    { term: t('last_sent'), value: moment(mail.last_sent_at) },
  ];
}

function useGatewayFacts({ gateways }: HealthReport): Facts {
  const t = useTexts('desk_health');
  const moment = useMoment();

  return gateways.flatMap(({ provider, state, answer_ms, is_sandbox, last_event_at }) => [
    {
      term: t('provider', { provider }),
      value: `${t('gateway_state', { state, ms: answer_ms ?? 0 })}${is_sandbox ? ` ${t('sandbox')}` : ''}`,
    },
    ...(state === 'off' ? [] : [{ term: t('last_event'), value: moment(last_event_at) }]),
  ]);
}

function useErpFacts({ erp }: HealthReport): Facts {
  const t = useTexts('desk_health');
  const duration = useDuration();
  const moment = useMoment();

  if (!erp.is_set) return [{ term: t('erp_address'), value: t('off') }];
  return [
    { term: t('waiting'), value: erp.waiting },
    { term: t('oldest'), value: duration(erp.oldest_waiting_seconds) },
    { term: t('erp_failed'), value: erp.failed },
    { term: t('last_sent'), value: moment(erp.last_sent_at) },
  ];
}

function useStorageFacts({ storage: { is_writable, free_bytes, total_bytes } }: HealthReport): Facts {
  const t = useTexts('desk_health');
  const { locale } = useVisitor();
  const size = (bytes: number | null) => (bytes === null ? '–' : fileSizeText(bytes, locale));

  return [
    { term: t('writable'), value: is_writable ? t('yes') : t('no') },
    { term: t('free'), value: t('free_of', { free: size(free_bytes), total: size(total_bytes) }) },
  ];
}

function useMoment() {
  const t = useTexts('desk_health');
  const dates = useDates();
  return (moment: string | null) =>
    moment === null ? t('never') : `${dates.dayOfYear(moment)}, ${dates.time(moment)}`;
}
