import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { useDeadline } from '#web/shared/api/deadline.ts';
import { isStudent, useUser } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { unpaidOrders } from './model/unpaid-orders.ts';
import { unpaidOrdersQuery } from './order-queries.ts';

type UnpaidCourseProps = {
  course: { id: number; classes: readonly { id: number }[] };
  /** In the narrow bar there is room for one action. */
  narrow?: boolean;
  /** The purchase, for those who have no unpaid order of this course or who choose to buy it again. */
  children: ReactNode;
};

/** Leads to the payment of an order of this course that waits for it, instead of to a second one. */
export function UnpaidCourse({ course: { id: courseId, classes }, narrow = false, children }: UnpaidCourseProps) {
  const order = useUnpaidOrder(courseId);

  if (!order) return children;
  if (narrow) return <ToPayment order={order} />;
  return (
    <>
      <Waiting order={order} />
      <ToPayment order={order} />
      <BuyMore hasOtherClass={classes.length > 1}>{children}</BuyMore>
    </>
  );
}

/** The most urgent one that can still be paid or is being reviewed. */
function useUnpaidOrder(courseId: number): Order | undefined {
  const userId = useUser()?.id ?? 0;
  const [now] = useState(() => Date.now());
  const { data } = useQuery({ ...unpaidOrdersQuery(userId), enabled: userId > 0 });
  const orders = unpaidOrders(data?.results ?? [], { now, withOverdue: false });
  return orders.find(({ items }) => items.some(({ course_id }) => course_id === courseId));
}

function Waiting({ order: { number, pay_by, pay_by_tz } }: { order: Order }) {
  const t = useTexts('unpaid_course');
  const deadline = useDeadline();

  if (pay_by === null) return <p role="status">{t('in_review', { number })}</p>;
  return <p role="status">{t('waits', { number, until: deadline(pay_by, pay_by_tz) })}</p>;
}

function ToPayment({ order: { id, invoices, pay_by } }: { order: Order }) {
  const t = useTexts('unpaid_course');

  return (
    <Link
      to="/payment/$orderId/$invoiceId"
      params={{ orderId: String(id), invoiceId: String(invoices.at(-1)?.id) }}
      className={buttonClass({ wide: true })}
    >
      {t(pay_by === null ? 'see' : 'pay')}
    </Link>
  );
}

/** A student cannot buy further places in the same class. */
function BuyMore({ hasOtherClass, children }: { hasOtherClass: boolean; children: ReactNode }) {
  const t = useTexts('unpaid_course');
  const user = useUser();
  const [isOpen, setOpen] = useState(false);

  if (isStudent(user) && !hasOtherClass) return null;
  if (isOpen) return children;
  return (
    <Button variant="quiet" wide onPress={() => setOpen(true)}>
      {t('more')}
    </Button>
  );
}
