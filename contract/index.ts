import type { ContractRouterClient } from '@orpc/contract';
import { accounts } from './accounts.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { certificates } from './certificates.ts';
import { classes } from './classes.ts';
import { enrollments } from './enrollments.ts';
import { files } from './files.ts';
import { learning } from './learning.ts';
import { messages } from './messages.ts';
import { news } from './news.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { reviews } from './reviews.ts';
import { settings } from './settings.ts';
import { wishlist } from './wishlist.ts';

/** Every call of the product, each declared once. */
export const contract = {
  accounts,
  cart,
  catalogue,
  certificates,
  classes,
  enrollments,
  files,
  learning,
  messages,
  news,
  orders,
  payments,
  reviews,
  settings,
  wishlist,
};
export type Api = ContractRouterClient<typeof contract>;
