import { tasks } from './calls.ts';
import { tasksEvents } from './events.ts';
import { tasksMessages } from './messages.ts';
import { tasksRefusals } from './refusals.ts';

export const tasksContract = {
  calls: tasks,
  events: tasksEvents,
  messages: tasksMessages,
  refusals: tasksRefusals,
};
