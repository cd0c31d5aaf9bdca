import { wholePage } from '#api/shared/http/bind-verbs.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { defineSlice } from '#api/shared/slice.ts';
import { binNotifications, updateNotifications } from './change-notifications.ts';
import { updateNotificationConfigurations } from './configure-notifications.ts';
import {
  answerContactMessage,
  closeContactMessage,
  reopenContactMessage,
  retrieveContactMessages,
} from './contact/contact-messages.ts';
import { discardMail, resendMail } from './contact/unsent-mails.ts';
import { createContactMessage } from './create-contact-message.ts';
import { moveUserWarnings } from './move-user-warnings.ts';
import {
  notifyAccountClosing,
  notifyClosingWithdrawn,
  notifyExportReady,
  notifyFactorChanged,
  notifyNewDevice,
  notifyPasswordChanged,
  notifyPersonCorrected,
  notifySessionReused,
} from './notify-about-account.ts';
import { purgeOldMessages } from './purge-old-messages.ts';
import { retrieveNotificationConfigurations } from './retrieve-notification-configurations.ts';
import { retrieveNotificationCounters, retrieveNotifications } from './retrieve-notifications.ts';
import { retrieveUserWarningCounters, retrieveUserWarnings } from './retrieve-user-warnings.ts';
import { tables } from './tables.ts';

export const messagesSlice = defineSlice('messages', {
  verbs: {
    retrieveUserWarnings,
    retrieveUserWarningCounters: (ctx, input) => retrieveUserWarningCounters(ctx, queryOf(input).filter),
    readUserWarnings: (ctx, items) => moveUserWarnings(ctx, { ids: idsOf(items), move: 'read' }),
    unreadUserWarnings: (ctx, items) => moveUserWarnings(ctx, { ids: idsOf(items), move: 'unread' }),
    activateUserWarnings: (ctx, items) => moveUserWarnings(ctx, { ids: idsOf(items), move: 'activate' }),
    deactivateUserWarnings: (ctx, items) => moveUserWarnings(ctx, { ids: idsOf(items), move: 'deactivate' }),
    deleteUserWarnings: (ctx, items) => moveUserWarnings(ctx, { ids: idsOf(items), move: 'delete' }),
    restoreUserWarnings: (ctx, items) => moveUserWarnings(ctx, { ids: idsOf(items), move: 'restore' }),
    hardDeleteUserWarnings: (ctx, items) => moveUserWarnings(ctx, { ids: idsOf(items), move: 'hard-delete' }),
    retrieveNotifications,
    retrieveNotificationCounters: (ctx, input) => retrieveNotificationCounters(ctx, queryOf(input).filter),
    updateNotifications,
    deleteNotifications: (ctx, items) => binNotifications(ctx, { ids: idsOf(items), deleted: true }),
    restoreNotifications: (ctx, items) => binNotifications(ctx, { ids: idsOf(items), deleted: false }),
    retrieveNotificationConfigurations: wholePage(retrieveNotificationConfigurations),
    updateNotificationConfigurations,
    createContactMessage,
    retrieveContactMessages,
    answerContactMessage,
    closeContactMessage,
    reopenContactMessage,
    resendMail,
    discardMail,
  },
  reactions: {
    session_reused: { 'tell-session-reused': notifySessionReused },
    password_changed: { 'tell-password-changed': notifyPasswordChanged },
    factor_changed: { 'tell-factor-changed': notifyFactorChanged },
    new_device_signed_in: { 'tell-new-device': notifyNewDevice },
    export_ready: { 'tell-export-ready': notifyExportReady },
    account_closing: { 'tell-account-closing': notifyAccountClosing },
    person_corrected: { 'tell-person-corrected': notifyPersonCorrected },
    account_kept: { 'settle-account-closing': notifyClosingWithdrawn },
  },
  jobs: { 'forget-old-messages': { cron: '37 3 * * *', run: purgeOldMessages } },
  tables,
});

function idsOf(items: { id: number }[]): number[] {
  return items.map(({ id }) => id);
}
