import { mostPerPage } from '#contract/shapes.ts';
import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { binNotifications, updateNotifications } from './change-notifications.ts';
import { updateNotificationConfigurations } from './configure-notifications.ts';
import { createContactMessage } from './create-contact-message.ts';
import { moveUserWarnings } from './move-user-warnings.ts';
import { retrieveNotificationConfigurations } from './retrieve-notification-configurations.ts';
import { retrieveNotificationCounters, retrieveNotifications } from './retrieve-notifications.ts';
import { retrieveUserWarningCounters, retrieveUserWarnings } from './retrieve-user-warnings.ts';

const { messages } = serve;
// There are few kinds, and their page shows all of them at once.
const everyKind = { page: { number: 1, size: mostPerPage } };

export const messagesRoutes = messages.router({
  retrieveUserWarnings: messages.retrieveUserWarnings.handler(async ({ context, input }) =>
    answer(await retrieveUserWarnings(context, askOf(input)), input),
  ),
  retrieveUserWarningCounters: messages.retrieveUserWarningCounters.handler(async ({ context, input }) =>
    done(await retrieveUserWarningCounters(context, askOf(input).filter)),
  ),
  readUserWarnings: messages.readUserWarnings.handler(async ({ context, input }) =>
    all(await moveUserWarnings(context, { ids: idsOf(input), move: 'read' })),
  ),
  unreadUserWarnings: messages.unreadUserWarnings.handler(async ({ context, input }) =>
    all(await moveUserWarnings(context, { ids: idsOf(input), move: 'unread' })),
  ),
  activateUserWarnings: messages.activateUserWarnings.handler(async ({ context, input }) =>
    all(await moveUserWarnings(context, { ids: idsOf(input), move: 'activate' })),
  ),
  deactivateUserWarnings: messages.deactivateUserWarnings.handler(async ({ context, input }) =>
    all(await moveUserWarnings(context, { ids: idsOf(input), move: 'deactivate' })),
  ),
  deleteUserWarnings: messages.deleteUserWarnings.handler(async ({ context, input }) =>
    all(await moveUserWarnings(context, { ids: idsOf(input), move: 'delete' })),
  ),
  restoreUserWarnings: messages.restoreUserWarnings.handler(async ({ context, input }) =>
    all(await moveUserWarnings(context, { ids: idsOf(input), move: 'restore' })),
  ),
  hardDeleteUserWarnings: messages.hardDeleteUserWarnings.handler(async ({ context, input }) =>
    all(await moveUserWarnings(context, { ids: idsOf(input), move: 'hard-delete' })),
  ),
  retrieveNotifications: messages.retrieveNotifications.handler(async ({ context, input }) =>
    answer(await retrieveNotifications(context, askOf(input)), input),
  ),
  retrieveNotificationCounters: messages.retrieveNotificationCounters.handler(async ({ context, input }) =>
    done(await retrieveNotificationCounters(context, askOf(input).filter)),
  ),
  updateNotifications: messages.updateNotifications.handler(async ({ context, input }) =>
    all(await updateNotifications(context, input.data)),
  ),
  deleteNotifications: messages.deleteNotifications.handler(async ({ context, input }) =>
    all(await binNotifications(context, { ids: idsOf(input), deleted: true })),
  ),
  restoreNotifications: messages.restoreNotifications.handler(async ({ context, input }) =>
    all(await binNotifications(context, { ids: idsOf(input), deleted: false })),
  ),
  retrieveNotificationConfigurations: messages.retrieveNotificationConfigurations.handler(async ({ context, input }) =>
    answer(await retrieveNotificationConfigurations(context, askOf({ ...everyKind, ...input })), input),
  ),
  updateNotificationConfigurations: messages.updateNotificationConfigurations.handler(async ({ context, input }) =>
    all(await updateNotificationConfigurations(context, input.data)),
  ),
  createContactMessage: messages.createContactMessage.handler(async ({ context, input }) =>
    done(await createContactMessage(context, input.data[0])),
  ),
});

function idsOf({ data }: { data: { id: number }[] }): number[] {
  return data.map(({ id }) => id);
}

/** The envelope of a command that did all of a list. */
function all<R>(data: R[]) {
  return { status: 'success' as const, data };
}
