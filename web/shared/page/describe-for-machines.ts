import { createIsomorphicFn } from '@tanstack/react-start';
import type { PageSubject, SaidHead } from './page-subject.ts';
import { requestContext } from '../api/request-context.ts';

/** Structured data and social previews are written by the server; the browser does nothing here. */
export const describeForMachines: (subject: PageSubject) => void = createIsomorphicFn()
  .server((subject: PageSubject) => {
    requestContext().outcome.subject = subject;
  })
  .client(() => undefined);

export const setHead: (head: SaidHead) => void = createIsomorphicFn()
  .server((head: SaidHead) => {
    requestContext().outcome.head = head;
  })
  .client(() => undefined);
