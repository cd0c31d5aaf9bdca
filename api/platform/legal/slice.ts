import { wholePage } from '#api/shared/http/bind-verbs.ts';
import { defineSlice } from '#api/shared/slice.ts';
import { createLegalText, deleteLegalText, updateLegalText } from './edit-legal-text.ts';
import { publishLegalText } from './publish-legal-text.ts';
import {
  retrieveLegalTextPreview,
  retrieveLegalTexts,
  retrieveLegalTextSources,
  retrieveTermsVersion,
} from './retrieve-legal-texts.ts';
import { tables } from './tables.ts';

export const legalSlice = defineSlice('legal', {
  verbs: {
    retrieveLegalTexts: wholePage(retrieveLegalTexts),
    retrieveTermsVersion,
    retrieveLegalTextSources,
    retrieveLegalTextPreview,
    createLegalText,
    updateLegalText,
    publishLegalText,
    deleteLegalText,
  },
  tables,
});
