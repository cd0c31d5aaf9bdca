import { describe, expect } from 'vitest';
import { claimsOfInbox } from '#contract/areas/inbox/values.ts';
import { claims } from '#contract/people/identity/claims.ts';
import { metaOf } from '#contract/shapes.ts';
import type { Actor } from '#api/shared/context.ts';
import type { AccessRows, RawRow, Row } from '#api/shared/testing/access-row.ts';
import { calls } from '../../calls.ts';
import { rawRoutes } from '../../routes.ts';
import { callerOf, test, type AccessMatrix } from './make.ts';

const slices = Object.values(
  import.meta.glob<AccessRows>('../../../*/*/access-rows.ts', { eager: true, import: 'accessRows' }),
);
const rows: Record<string, Row> = Object.fromEntries(
  slices.flatMap(({ key, calls: own }) => Object.entries(own).map(([name, row]) => [`${key}.${name}`, row])),
);
const rawRows: Record<string, RawRow> = Object.assign({}, ...slices.map(({ raw = {} }) => raw));

/** Everybody has it, and it opens nothing of others. */
const ofEverybody = 'users.edit';

type Besides = { calls: readonly string[]; claims: readonly string[] };

/** Calls that look claims up without being opened by them. */
const besides: Besides[] = [
  {
    // To take an item decides nothing; the command that does is audited.
    calls: ['inbox.takeInboxItem', 'inbox.giveInboxItemBack'],
    claims: claimsOfInbox,
  },
  {
    // Each kind has a claim of its own, so that no one claim opens the inbox.
    calls: ['inbox.retrieveInbox', 'inbox.retrieveInboxCounters'],
    claims: claimsOfInbox,
  },
  {
    // Each kind of message to staff has a claim, without which it is not listed.
    calls: ['messages.retrieveNotificationConfigurations'],
    claims,
  },
  {
    // An administrator marks their own messages as read all day.
    calls: [
      ...['read', 'unread', 'activate', 'deactivate', 'delete', 'restore', 'hardDelete'].map(
        (move) => `messages.${move}UserWarnings`,
      ),
      ...['update', 'delete', 'restore'].map((move) => `messages.${move}Notifications`),
    ],
    claims: ['messages.edit'],
  },
  {
    // Staff see the attempts of all; only its learner answers one.
    calls: ['open', 'submit', 'start'].map((move) => `assessments.${move}Attempt`).concat('assessments.saveAnswer'),
    claims: ['classes.edit', 'contents.edit'],
  },
  {
    // Editors look at unpublished contents, and progress only where they are enrolled.
    calls: [
      'learning.openContent',
      'learning.saveProgress',
      'learning.launchSco',
      'learning.commitScorm',
      'assessments.openAssessment',
      'tasks.openTask',
      'tasks.handIn',
      'tasks.deleteHandInFile',
      'guides.acknowledgeGuide',
    ],
    claims: ['contents.edit', 'classes.edit'],
  },
  {
    // The answer is the review as its reader sees it.
    calls: ['create', 'update', 'delete', 'report']
      .map((move) => `reviews.${move}Review`)
      .concat('reviews.retrieveStanding'),
    claims: ['reviews.hide', 'reviews.reply'],
  },
  {
    // Staff order, assign and pay for nobody.
    calls: ['assignSeats', 'swapSeat', 'takeSeatBack', 'setSeatDueDate', 'requestCourse', 'withdrawCourseRequest']
      .concat('approveCourseRequest', 'declineCourseRequest')
      .map((name) => `training.${name}`)
      .concat('accounts.retrieveCreditStanding'),
    claims: ['organizations.edit', 'organizations.read'],
  },
  {
    // A course comes with its contents; checking its folder stores nothing.
    calls: ['POST /courses/import-folder', 'POST /courses/check-folder'],
    claims: ['catalogue.edit', 'contents.edit'],
  },
];

function isBeside(call: string, claim: string): boolean {
  return besides.some((beside) => beside.calls.includes(call) && beside.claims.includes(claim));
}

/** Claims that notice who looks them up. */
class Claims extends Array<string> {
  readonly granted = new Set<string>();
  override includes(claim: string): boolean {
    const isGranted = super.includes(claim);
    if (isGranted) this.granted.add(claim);
    return isGranted;
  }
}

function observed(accessMatrix: AccessMatrix): { seen: Claims; observedMatrix: AccessMatrix } {
  const { administrator } = accessMatrix.matrixActors;
  if (administrator.kind !== 'user') throw new Error('The administrator is signed in.');
  const seen = Claims.from(administrator.claims) as Claims;
  const actor: Actor = { ...administrator, claims: seen };
  return {
    seen,
    observedMatrix: { ...accessMatrix, matrixActors: { ...accessMatrix.matrixActors, administrator: actor } },
  };
}

type Step = Parameters<typeof callerOf>[0];
type DeclaredCall = (typeof calls)[number];

/** The claims that open a call to an administrator, unless the one that it declares is among them. */
async function undeclared({ slice, name, method, path, declared }: DeclaredCall, step: Step, matrix: AccessMatrix) {
  const key = `${slice}.${name}`;
  const { seen, observedMatrix } = observed(matrix);
  const body = JSON.stringify(rows[key]?.body(matrix.of));
  const send = callerOf(step, observedMatrix, { method, path });
  await send('administrator', body, { 'content-type': 'application/json' });
  const { claim } = metaOf(declared);
  const looked = [...seen.granted].filter((each) => each !== ofEverybody && !isBeside(key, each));
  return claim !== undefined && looked.includes(claim) ? [] : looked;
}

const [retrievals, commands] = [true, false].map((reads) =>
  calls
    .filter(({ declared }) => (metaOf(declared).reads ?? false) === reads)
    .map((call) => [`${call.slice}.${call.name}`, call] as const),
);

describe('a command that a claim opens declares it, so that the audit trail has it', () => {
  test.for(commands ?? [])('%s', async ([, call], { step, accessMatrix }) => {
    expect(await undeclared(call, step, accessMatrix)).toEqual([]);
  });
});

describe('a retrieval that a claim opens declares it, so that a token opens it', () => {
  test.for(retrievals ?? [])('%s', async ([, call], { step, accessMatrix }) => {
    expect(await undeclared(call, step, accessMatrix)).toEqual([]);
  });
});

const uploads = rawRoutes.filter(({ method, doc }) => method !== 'GET' && doc.auth === 'bearer');

describe('so does an upload', () => {
  test.for(uploads.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async ([key, { method, claim }], { step, accessMatrix }) => {
      const row = rawRows[key];
      const { seen, observedMatrix } = observed(accessMatrix);
      const send = callerOf(step, observedMatrix, { method, path: row?.path(accessMatrix.of) ?? '' });
      await send('administrator', new FormData());
      const looked = [...seen.granted].filter((each) => each !== ofEverybody);
      expect(looked.filter((each) => each !== claim && !isBeside(key, each))).toEqual([]);
    },
  );
});
