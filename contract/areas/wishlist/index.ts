import { wishlist } from './calls.ts';
import { wishlistMessages } from './messages.ts';
import { wishlistRefusals } from './refusals.ts';

export const wishlistContract = {
  calls: wishlist,
  messages: wishlistMessages,
  refusals: wishlistRefusals,
};
