import type { ComponentType } from 'react';
import type { UserRecord } from '#contract/people/identity/staff/users.ts';
import { queries } from '#web/shared/api/api.ts';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { NoBreak } from '#web/shared/ui/layout.tsx';
import { NounLink } from '../../frame/noun-link.tsx';
import { ListPart } from '../../frame/record/list-part.tsx';

type ListProps = { user: UserRecord };
type Shown = {
  id: 'enrollments' | 'orders' | 'certificates' | 'organizations' | 'messages';
  claim: string;
  List: ComponentType<ListProps>;
};

/** What a person has in other areas, each with the claim that lets staff read it. */
export const listParts: readonly Shown[] = [
  { id: 'enrollments', claim: 'enrollments.edit', List: Enrollments },
  { id: 'orders', claim: 'orders.read', List: Orders },
  { id: 'certificates', claim: 'certificates.revoke', List: Certificates },
  { id: 'organizations', claim: 'organizations.read', List: Organizations },
  { id: 'messages', claim: 'messages.edit', List: Messages },
];

function Enrollments({ user: { person } }: ListProps) {
  const t = useTexts('desk_people');
  const filter = { person_id: person.id };
  const newest = [{ field: 'registered_at' as const, order: 'desc' as const }];

  return (
    <ListPart
      id="enrollments"
      title={t('part_enrollments')}
      none={t('no_enrollments')}
      query={(page) =>
        queries().enrollments.retrieveEnrollments.queryOptions({ input: { filter, sort: newest, page } })
      }
      rowKey={({ id }) => id}
      columns={[
        {
          head: t('course'),
          headsRow: true,
          cell: ({ course }) => <NounLink record={{ noun: 'courses', id: course.id }}>{course.title}</NounLink>,
        },
        {
          head: t('class'),
          cell: ({ class: of }) => (
            <NounLink record={{ noun: 'classes', id: of.id }} instead={`/classes/${of.id}`}>
              <NoBreak>{of.code}</NoBreak>
            </NounLink>
          ),
        },
        {
          head: t('progress'),
          cell: ({ progress_rate: rate }) => <NoBreak>{t('percent', { rate: Math.round(rate) })}</NoBreak>,
        },
        {
          head: t('attendance'),
          cell: ({ attendance_rate: rate }) =>
            rate === null ? '–' : <NoBreak>{t('percent', { rate: Math.round(rate) })}</NoBreak>,
        },
        {
          head: t('by'),
          cell: ({ is_for_company: isFor }) => <NoBreak>{t(isFor ? 'by_company' : 'by_person')}</NoBreak>,
        },
        {
          head: t('state'),
          cell: ({ status, outcome }) =>
            status === 'enrolled' && outcome !== 'pending' ? (
              <Badge tone="good">{t(`outcome_${outcome}`)}</Badge>
            ) : (
              <Badge tone={status === 'enrolled' ? 'info' : 'neutral'}>{t(`enrollment_${status}`)}</Badge>
            ),
        },
      ]}
    />
  );
}

function Orders({ user: { id } }: ListProps) {
  const t = useTexts('desk_people');
  const dates = useDates();
  const money = useMoney();
  const filter = { user_id: id };

  return (
    <ListPart
      id="orders"
      title={t('part_orders')}
      none={t('no_orders')}
      query={(page) => queries().orders.retrieveOrders.queryOptions({ input: { filter, page } })}
      rowKey={(order) => order.id}
      columns={[
        {
          head: t('number'),
          headsRow: true,
          cell: (order) => (
            <NounLink record={{ noun: 'orders', id: order.id }}>
              <NoBreak>{order.number}</NoBreak>
            </NounLink>
          ),
        },
        { head: t('day'), cell: ({ placed_at: at }) => <NoBreak>{dates.dayOfYear(at)}</NoBreak> },
        { head: t('what'), cell: ({ items }) => items.map(({ title }) => title).join(', ') },
        {
          head: t('total'),
          cell: ({ total_minor, currency_id }) => (
            <NoBreak>{money({ amount_minor: total_minor, currency_id }).text}</NoBreak>
          ),
        },
        { head: t('state'), cell: ({ status }) => <Badge tone={toneOfOrder[status]}>{t(`order_${status}`)}</Badge> },
      ]}
    />
  );
}

const toneOfOrder = {
  pendente: 'wait',
  'aguarda-pagamento': 'wait',
  'aguarda-satisfacao': 'info',
  finalizada: 'good',
  devolvida: 'neutral',
  cancelada: 'neutral',
} as const;

function Certificates({ user: { person } }: ListProps) {
  const t = useTexts('desk_people');
  const dates = useDates();
  const filter = { person_id: person.id };

  return (
    <ListPart
      id="certificates"
      title={t('part_certificates')}
      none={t('no_certificates')}
      query={(page) => queries().certificates.retrieveCertificates.queryOptions({ input: { filter, page } })}
      rowKey={({ id }) => id}
      columns={[
        {
          head: t('number'),
          headsRow: true,
          cell: ({ id, number, check_url: url }) => (
            <NounLink record={{ noun: 'certificates', id }} instead={new URL(url).pathname}>
              <NoBreak>{number}</NoBreak>
            </NounLink>
          ),
        },
        { head: t('course'), cell: ({ course_title: title }) => title },
        { head: t('day'), cell: ({ issued_on: on }) => dates.dayOfYear(on) },
        {
          head: t('state'),
          cell: ({ status, is_expired: isExpired }) => (
            <Badge tone={status === 'issued' && !isExpired ? 'good' : 'neutral'}>
              {t(isExpired && status === 'issued' ? 'certificate_expired' : `certificate_${status}`)}
            </Badge>
          ),
        },
      ]}
    />
  );
}

function Organizations({ user: { person } }: ListProps) {
  const t = useTexts('desk_people');
  const dates = useDates();
  const filter = { person_id: person.id };

  return (
    <ListPart
      id="organizations"
      title={t('part_organizations')}
      none={t('no_organizations')}
      query={(page) => queries().organizations.retrieveAffiliations.queryOptions({ input: { filter, page } })}
      rowKey={({ id }) => id}
      columns={[
        {
          head: t('organization'),
          headsRow: true,
          cell: ({ organization_id: id, organization_name: name }) => (
            <NounLink record={{ noun: 'organizations', id }}>{name}</NounLink>
          ),
        },
        { head: t('role'), cell: ({ role }) => t(`in_organization_${role}`) },
        { head: t('department'), cell: ({ department }) => department || '–' },
        { head: t('opened'), cell: ({ accepted_at: at }) => (at === null ? '–' : dates.dayOfYear(at)) },
        {
          head: t('state'),
          cell: ({ status }) => (
            <Badge tone={status === 'active' ? 'good' : 'neutral'}>{t(`affiliation_${status}`)}</Badge>
          ),
        },
      ]}
    />
  );
}

/** Without their texts and links, which may hold secrets. */
const fieldsOfMessages = ['id', 'title', 'created_at', 'read'] as const;

function Messages({ user: { person } }: ListProps) {
  const t = useTexts('desk_people');
  const dates = useDates();
  const filter = { recipient_id: person.id };
  const fields = [...fieldsOfMessages];

  return (
    <ListPart
      id="messages"
      title={t('part_messages')}
      none={t('no_messages')}
      query={(page) => queries().messages.retrieveNotifications.queryOptions({ input: { filter, fields, page } })}
      rowKey={({ id }) => id}
      columns={[
        { head: t('message'), headsRow: true, cell: ({ title }) => title },
        { head: t('day'), cell: ({ created_at: at }) => <NoBreak>{dates.dayOfYear(at)}</NoBreak> },
        {
          head: t('state'),
          cell: ({ read }) => <Badge tone={read ? 'good' : 'neutral'}>{t(read ? 'is_read' : 'is_unread')}</Badge>,
        },
      ]}
    />
  );
}
