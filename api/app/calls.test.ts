import { readFileSync } from 'node:fs';
import { isProcedure } from '@orpc/server';
import { describe, expect } from 'vitest';
import { refusals, type RefusalCode } from '#contract/refusals.ts';
import { identify } from '#api/people/identity/index.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { test } from '#api/shared/testing/database.ts';
import { english, portuguese } from '#api/texts/all.gen.ts';
import { calls, type Call } from './calls.ts';
import type { Document } from './openapi/document.ts';
import { documentFile } from './openapi/routes.ts';
import { rawRoutes, routes } from './routes.ts';

const { paths }: Document = JSON.parse(readFileSync(documentFile, 'utf8'));

/** Every other call refuses a guest before it does anything else. */
const publicCalls = new Set([
  'achievements.readSharedAchievement',
  'gifts.readGift',
  'identity.register',
  'identity.retrieveOpenInvitations',
  'identity.acceptUserInvitation',
  'identity.resendConfirmation',
  'identity.retrieveConfirmations',
  'identity.confirmEmail',
  'identity.forgot',
  'identity.retrievePasswordRecoveries',
  'identity.resetPassword',
  'identity.authenticate',
  'identity.refreshToken',
  'identity.signOut',
  'identity.verifySignIn',
  'identity.resendCode',
  'identity.startPasskeySignIn',
  'identity.finishPasskeySignIn',
  'cart.retrieveSummary',
  'catalogue.retrieveCategories',
  'catalogue.retrieveChoices',
  'catalogue.retrieveCounters',
  'catalogue.retrieveCourse',
  'catalogue.retrieveCourses',
  'catalogue.retrievePartners',
  'catalogue.retrieveTrainer',
  'catalogue.retrieveSpelling',
  'catalogue.retrieveSuggestions',
  'certificates.retrieveCheck',
  'classes.retrieveCalendar',
  'classes.retrieveClasses',
  'classes.retrieveLessons',
  'forms.openForm',
  'forms.submitForm',
  'learning.retrieveModules',
  'learning.openContent',
  'learning.saveProgress',
  'learning.launchSco',
  // The content origin sends a launch token instead of a session.
  'learning.commitScorm',
  'messages.createContactMessage',
  'legal.retrieveLegalTexts',
  'legal.retrieveTermsVersion',
  'news.retrieveNews',
  'news.retrievePost',
  'organizations.readInvitation',
  'reviews.retrieveReviews',
  'settings.retrieveApplicationSettings',
  'settings.retrieveCurrencies',
  'settings.retrieveLocales',
]);

describe('every call of the contract', () => {
  test('is served exactly once', () => {
    const served = Object.entries(routes).flatMap(([slice, procedures]) =>
      Object.entries(procedures).flatMap(([name, procedure]) => (isProcedure(procedure) ? [`${slice}.${name}`] : [])),
    );
    expect(new Set(served)).toEqual(new Set(calls.map(nameOf)));
    expect(served).toHaveLength(calls.length);
  });

  test('has an address of its own', () => {
    const addresses = [...calls, ...rawRoutes].map(({ method, path }) => `${method} ${path}`);
    expect(addresses).toEqual([...new Set(addresses)]);
    const patterns = rawRoutes.map(({ method, path }) => ({ method, pattern: new URLPattern({ pathname: path }) }));
    const hidden = calls.filter((call) =>
      patterns.some(({ method, pattern }) => method === call.method && pattern.test({ pathname: call.path })),
    );
    expect(hidden).toEqual([]);
  });

  test.for(calls.map((call) => [nameOf(call), call] as const))(
    'refuses a guest unless it is public: %s',
    async ([name, call], { ctx }) => {
      const answer = answerApi({ routes, rawRoutes, world: ctx, identify });
      const { requestBody } = paths[call.path]?.[call.method.toLowerCase()] ?? {};
      const response = await answer(
        new Request(`http://mestria.test/api${call.path}`, {
          method: call.method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(requestBody?.content['application/json']?.example),
        }),
      );
      const body = await response.json();
      const code = body.errors?.[0]?.code ?? body.status;
      expect([name, code === 'not_signed_in']).toEqual([name, !publicCalls.has(name)]);
      expect(code).not.toBe('unexpected_error');
    },
  );
});

describe('every refusal', () => {
  test.for(Object.keys(refusals) as RefusalCode[])('has its sentence in both languages: %s', (code) => {
    for (const { errors } of [portuguese, english]) expect(errors[code]).toMatch(/\.[}\s]*$/);
    expect(portuguese.errors[code]).not.toBe(english.errors[code]);
  });
});

function nameOf({ slice, name }: Call): string {
  return `${slice}.${name}`;
}
