import { createIsomorphicFn } from '@tanstack/react-start';
import { requestContext } from '../api/request-context.ts';

/** Has the server answer 410 instead of 404: what was at this address is gone for good. */
export const sayGone: () => void = createIsomorphicFn()
  .server(() => {
    requestContext().outcome.isGone = true;
  })
  .client(() => undefined);
