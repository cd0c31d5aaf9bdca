import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type ToContentProps = { courseId: number; id: number; className?: string; isNext?: boolean; children: ReactNode };

export function ToContent({ courseId, id, className, isNext = false, children }: ToContentProps) {
  return (
    <Link
      className={className}
      data-turn={isNext ? 'next' : undefined}
      to="/courses/$id/learn"
      params={{ id: String(courseId) }}
      search={(before) => ({ ...before, content: id })}
      preload={false}
    >
      {children}
    </Link>
  );
}
