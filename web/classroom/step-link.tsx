import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Classroom } from '#contract/classroom/calls.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import type { NextStep } from './model/next-step.ts';

type StepLinkProps = {
  step: NextStep;
  classroom: Pick<Classroom, 'id' | 'course'>;
  orderId: number | null;
  quiet?: boolean;
  children: ReactNode;
};

/** The way to the next step of a person in a class. */
export function StepLink({ step, classroom: { id, course }, orderId, quiet = false, children }: StepLinkProps) {
  const look = { className: buttonClass(quiet ? { variant: 'secondary' } : {}) };
  const ofClass = { ...look, params: { id: String(id) } };
  const ofCourse = { ...look, params: { id: String(course.id) } };

  switch (step) {
    case 'buy':
      return (
        <Link to="/courses/$id" search={{ class: id }} {...ofCourse}>
          {children}
        </Link>
      );
    case 'wait':
    case 'not_for_sale':
    case 'class_canceled':
      return course.is_published ? (
        <Link to="/courses/$id" {...ofCourse}>
          {children}
        </Link>
      ) : null;
    case 'pay':
      return orderId === null ? null : (
        <Link to="/profile/my-orders-history/$orderId" params={{ orderId: String(orderId) }} {...look}>
          {children}
        </Link>
      );
    case 'learn':
      return (
        <Link to="/courses/$id/learn" {...ofCourse}>
          {children}
        </Link>
      );
    case 'employ':
      return (
        <Link to="/profile/our-courses" {...look}>
          {children}
        </Link>
      );
    case 'accept':
      return (
        <Link to="/classes/$id/regulation" {...ofClass}>
          {children}
        </Link>
      );
    case 'over':
      return (
        <Link to="/classes/$id/my-learning" {...ofClass}>
          {children}
        </Link>
      );
    case 'teach':
      return (
        <Link to="/classes/$id/lessons" {...ofClass}>
          {children}
        </Link>
      );
    case 'manage':
      return (
        <Link to="/classes/$id/enrollment" {...ofClass}>
          {children}
        </Link>
      );
  }
}
