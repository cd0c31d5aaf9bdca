import { defineSlice } from '#api/shared/slice.ts';
import { createForm } from './create-form.ts';
import { moveForm } from './move-form.ts';
import { notifyConcluded, notifyFormSent } from './notify-form-sent.ts';
import { openForm } from './open-form.ts';
import { formsData } from './personal-data.ts';
import { purgeUploads } from './purge-uploads.ts';
import { formsRawRoutes } from './raw-routes.ts';
import { retrieveFormSources } from './retrieve-form-sources.ts';
import { retrieveForms } from './retrieve-forms.ts';
import { retrieveResponses } from './retrieve-responses.ts';
import { retrieveResults } from './retrieve-results.ts';
import { sendAtConclusion } from './send-at-conclusion.ts';
import { sendForm } from './send-form.ts';
import { submitForm } from './submit-form.ts';
import { tables } from './tables.ts';
import { updateForm } from './update-form.ts';

export const formsSlice = defineSlice('forms', {
  verbs: {
    retrieveForms,
    retrieveFormSources,
    createForm,
    updateForm,
    publishForm: (ctx, { id }) => moveForm(ctx, { id, move: 'publish' }),
    closeForm: (ctx, { id }) => moveForm(ctx, { id, move: 'close' }),
    sendForm,
    openForm,
    submitForm,
    retrieveResults,
    retrieveResponses,
  },
  rawRoutes: formsRawRoutes,
  reactions: {
    class_concluded: { 'send-survey-at-conclusion': (ctx, { class_id }) => sendAtConclusion(ctx, class_id) },
    enrollment_concluded: {
      'notify-concluded-of-forms': (ctx, { enrollment_id }) => notifyConcluded(ctx, enrollment_id),
    },
    form_sent: { 'notify-form-sent': notifyFormSent },
  },
  jobs: { 'purge-form-uploads': { cron: '23 3 * * *', run: purgeUploads } },
  personalData: formsData,
  tables,
});
