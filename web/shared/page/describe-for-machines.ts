import { createIsomorphicFn } from '@tanstack/react-start';
import type { PageSubject, SaidHead } from './page-subject.ts';
import { requestContext } from '../api/request-context.ts';

/**
 * Tells the server what a page is about: it writes that into the head for search engines and for those who show links,
 * who ask the server alone. The browser needs to know nothing of it.
 */
export const describeForMachines: (subject: PageSubject) => void = createIsomorphicFn()
  .server((subject: PageSubject) => {
    requestContext().outcome.subject = subject;
  })
  .client(() => undefined);

/** Likewise what it calls itself. */
export const setHead: (head: SaidHead) => void = createIsomorphicFn()
  .server((head: SaidHead) => {
    requestContext().outcome.head = head;
  })
  .client(() => undefined);
