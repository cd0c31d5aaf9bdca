import { event } from '../declare.ts';

export const sharedEvents = {
  mail_written: event<{ mail_id: number }>(),
};
