import { createIsomorphicFn } from '@tanstack/react-start';
import { requestContext } from '../api/request-context.ts';

/** Makes the server answer 410 instead of 404, for content that was removed for good. */
export const sayGone: () => void = createIsomorphicFn()
  .server(() => {
    requestContext().outcome.isGone = true;
  })
  .client(() => undefined);
