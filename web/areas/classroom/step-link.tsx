import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import type { NextStep } from './model/next-step.ts';

type StepLinkProps = {
  step: NextStep;
  classroom: Pick<Classroom, 'id' | 'course'>;
  orderId: number | null;
  quiet?: boolean;
  children: ReactNode;
};

const withinClass = {
  accept: '/classes/$id/regulation',
  hand_in: '/classes/$id/enrollment',
  over: '/classes/$id/my-learning',
  teach: '/classes/$id/lessons',
  manage: '/classes/$id/enrollment',
} as const;

function isWithinClass(step: NextStep): step is keyof typeof withinClass {
  return Object.hasOwn(withinClass, step);
}

/** The way to the next step of a person in a class. */
export function StepLink(props: StepLinkProps) {
  const { step, classroom, children } = props;
  const className = buttonClass(props.quiet ? { variant: 'secondary' } : {});

  if (isWithinClass(step)) {
    return (
      <Link to={withinClass[step]} params={{ id: String(classroom.id) }} className={className}>
        {children}
      </Link>
    );
  }
  if (step === 'employ') {
    return (
      <Link to="/profile/our-courses" className={className}>
        {children}
      </Link>
    );
  }
  return step === 'pay' ? <ToOrder {...props} className={className} /> : <ToCourse {...props} className={className} />;
}

type StyledProps = StepLinkProps & { className: string };

function ToOrder({ orderId, className, children }: StyledProps) {
  if (orderId === null) return null;
  return (
    <Link to="/profile/my-orders-history/$orderId" params={{ orderId: String(orderId) }} className={className}>
      {children}
    </Link>
  );
}

function ToCourse({ step, classroom: { id, course }, className, children }: StyledProps) {
  const params = { id: String(course.id) };

  if (step === 'learn') {
    return (
      <Link to="/courses/$id/learn" params={params} className={className}>
        {children}
      </Link>
    );
  }
  if (!course.is_published) return null;
  return (
    <Link to="/courses/$id" params={params} search={step === 'buy' ? { class: id } : {}} className={className}>
      {children}
    </Link>
  );
}
