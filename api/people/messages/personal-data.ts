import { fromOne, inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import {
  configurationsToTakeAlong,
  purgeMessages,
  notificationsToTakeAlong,
  warningsToTakeAlong,
} from './store/personal.ts';

export const messageData: PersonalData = {
  takeAlong: async function* (ctx, whose) {
    const warnings = (lastId: number, limit: number) => warningsToTakeAlong(ctx, { ...whose, lastId, limit });
    const notifications = (lastId: number, limit: number) => notificationsToTakeAlong(ctx, { ...whose, lastId, limit });
    yield { path: 'messages/warnings.json', rows: inBatches(warnings) };
    yield { path: 'messages/notifications.json', rows: inBatches(notifications) };
    yield { path: 'messages/configuration.json', rows: fromOne(() => configurationsToTakeAlong(ctx, whose.userId)) };
  },
  erase: (ctx, whose) => inTransaction(ctx, (tx) => purgeMessages(tx, whose)),
};
