import { useQuery } from '@tanstack/react-query';
import type { CourseRequest } from '#contract/areas/training/requests.ts';
import { isOpenRequest, type CourseRequestStatus } from '#contract/areas/training/values.ts';
import { api } from '#web/shared/api/api.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ownRequestsQuery } from '../training-queries.ts';
import { useSeatCommand } from '../use-seat-command.ts';
import { RequestFacts } from './request-facts.tsx';
import styles from './requests.module.css';

export function OwnRequests() {
  const t = useTexts('course_requests');
  const query = useQuery(ownRequestsQuery());

  return (
    <Part title={t('own')}>
      <Loaded query={query} loading={t('loading')} failed={t('failed')}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{t('own_none')}</p>
          ) : (
            <ul className={styles.list} aria-label={t('own')}>
              {results.map((request) => (
                <OwnRequest key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  );
}

const tones = {
  requested: 'wait',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
  given: 'good',
} as const satisfies Record<CourseRequestStatus, string>;

function OwnRequest({ request }: { request: CourseRequest }) {
  const t = useTexts('course_requests');
  const { fullDay } = useDates();
  const { busy, errors, run } = useSeatCommand();
  const { id, course, status, organization_name, decline_reason, requested_at } = request;
  const withdraw = () => run(() => api().training.withdrawCourseRequest({ data: [{ id }] }), t('withdrawn'));

  return (
    <li className={styles.request}>
      <RequestFacts of={request}>
        <Row>
          <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>
          <span className={styles.soft}>
            {organization_name} · {t('requested_on', { day: fullDay(requested_at) })}
          </span>
        </Row>
        {decline_reason && <p>{t('decline_reason', { reason: decline_reason })}</p>}
        <CommandErrors errors={errors} />
      </RequestFacts>
      {isOpenRequest(status) && (
        <Button variant="quiet" small busy={busy} onPress={() => void withdraw()}>
          {t('withdraw')}
          <Hidden>: {course.title}</Hidden>
        </Button>
      )}
    </li>
  );
}
