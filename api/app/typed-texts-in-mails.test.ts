import { globSync, readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { messageKinds, type MessageKind } from '#contract/index.ts';
import { replacedLink } from '#contract/rules/text-links.ts';
import { makeUser, systemWords, wordAccountEmail } from '#api/people/identity/make.ts';
import { codes, everyFact, typedByStaff, wordMail } from '#api/people/messages/make.ts';
import { readUser } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { english, portuguese } from '#api/texts/all.gen.ts';

/** The kinds whose emails hold what people typed without being staff. Its links are left out. */
const typedByAnyone: Partial<Record<MessageKind, string[]>> = {
  affiliation_accepted: ['name', 'organization'],
  affiliation_ended: ['name', 'organization'],
  affiliation_invited: ['organization'],
  class_message: ['sender'],
  class_reply: ['sender', 'text'],
  course_request_decided: ['organization', 'reason'],
  course_requested: ['name', 'organization'],
  debit_due: ['organization'],
  debit_overdue: ['organization'],
  enrollment_canceled: ['organization'],
  enrollment_files_to_review: ['person'],
  enrollment_opened: ['organization'],
  gift_accepted: ['name'],
  gift_declined: ['name'],
  gift_expired: ['name'],
  order_canceled: ['reason'],
  payment_detail_changed: ['name', 'organization'],
  review_reported: ['reason'],
  webhook_disabled: ['name'],
};

/** Codes and names that the site gives; nobody types them into an email. */
const codesOfSite = ['case', 'device', 'document'];

/** Account emails, by what they hold of people. */
const typedInAccountEmails: Partial<Record<About, string[]>> = {
  account_disabled: ['name'],
  account_enabled: ['name'],
  account_closing: ['name'],
  account_kept: ['name'],
  account_opened: ['name'],
  accounts_merged: ['name', 'removed', 'staying'],
  affiliation_invited: ['organization'],
  document_accepted: ['name'],
  document_rejected: ['name'],
  export_ready: ['name'],
  gift_sent: ['giver', 'message', 'name'],
  password_changed: ['name'],
  session_stolen: ['name'],
  sign_in_code: ['name'],
  username_changed: ['name'],
};

type About = keyof typeof portuguese.mail;
const abouts = Object.keys(portuguese.mail) as About[];
const linkOf = (name: string) => `http://evil.example/${name}`;
const marked = (name: string) => `Marca-${name} ${linkOf(name)}`;

describe('an email that a message is', () => {
  test.for(messageKinds)(
    '%s holds the typed texts that are listed, and links of staff alone',
    async (kind, { ctx }) => {
      const mails = await allMailsOf(ctx, kind);
      const texts = namesIn(templatesOf('messages', 'kinds', kind)).filter(
        (name) => typeof everyFact[name] === 'string',
      );
      const names = texts.filter((name) => ![...codes, ...codesOfSite].includes(name));
      const shown = names.filter((name) => mails.includes(`Marca-${name}`));
      const linked = shown.filter((name) => mails.includes(linkOf(name)));
      expect(shown.filter((name) => !linked.includes(name))).toEqual(typedByAnyone[kind] ?? []);
      expect(linked).toEqual((typedByStaff[kind] ?? []).filter((name) => shown.includes(name)));
    },
  );

  test('has no links of the name of its reader', async ({ ctx }) => {
    const reader = await readUser(ctx, (await makeUser(ctx, { name: marked('reader') })).id);
    const { text } = wordMail(ctx, reader, { kind: 'password_changed', facts: {}, link: null });
    expect(text).toContain(`Marca-reader ${replacedLink}`);
    expect(text).not.toContain(linkOf('reader'));
  });
});

describe('an account email', () => {
  test.for(abouts)('%s holds the typed texts that are listed, without their links', async (about, { ctx }) => {
    const names = namesIn(templatesOf('mail', about)).filter((name) => !systemWords.some((word) => word === name));
    expect(names).toEqual(typedInAccountEmails[about] ?? []);
    const words = Object.fromEntries(systemWords.map((word) => [word, 'yes']));
    const typed = Object.fromEntries(names.map((name) => [name, marked(name)]));
    for (const locale of ['pt-PT', 'en-GB'] as const) {
      await wordAccountEmail(ctx, { to: { username: 'ana@mestria.test', locale }, about, words, typed });
    }
    const mails = await ctx.db.selectFrom('mails').select(['subject', 'body_text']).execute();
    expect(mails).toHaveLength(2);
    for (const { subject, body_text } of mails) {
      expect(subject + body_text).not.toContain('evil.example');
      for (const name of names) expect(body_text).toContain(`Marca-${name} ${replacedLink}`);
      expect(subject).not.toContain('Marca-');
    }
  });
});

test('emails are written in five places, of which those about contact and opening quote nobody in a subject', () => {
  const writers = globSync('api/**/*.ts', {
    exclude: ['**/*.test.ts', '**/make.ts', 'api/shared/mail/mail.ts'],
  }).filter((file) => /\b(writeMail|writingMails)\(/.test(readFileSync(file, 'utf8')));
  expect(writers.toSorted()).toEqual([
    'api/areas/opening/send-test-email.ts',
    'api/people/identity/word-account-email.ts',
    'api/people/messages/contact/contact-messages.ts',
    'api/people/messages/create-contact-message.ts',
    'api/people/messages/store/insert-message.ts',
  ]);
  const { contact } = portuguese.messages;
  const subjects = [contact.confirmation_subject, contact.answer_subject, portuguese.opening.test_subject];
  expect(namesIn([...subjects, contact.confirmation_text])).toEqual([]);
});

/** Everything that the email of a kind can say, with each choice of its text. */
async function allMailsOf(ctx: Ctx, kind: MessageKind): Promise<string> {
  const reader = await readUser(ctx, (await makeUser(ctx)).id);
  const templates = templatesOf('messages', 'kinds', kind);
  const facts = Object.fromEntries(
    Object.entries(everyFact).map(([name, fact]) => [name, typeof fact === 'string' ? marked(name) : fact]),
  );
  const mails = [...choicesIn(templates), {}].map((choice) =>
    wordMail(ctx, reader, { kind, facts: { ...facts, ...choice }, link: null }),
  );
  return mails.map(({ title, text }) => title + text).join('\n');
}

function templatesOf(...path: string[]): string[] {
  return [portuguese, english].flatMap((texts) => {
    const match = path.reduce<unknown>((part, name) => Object(part)[name], texts);
    return ['subject', 'title', 'text'].flatMap((name) => Object(match)[name] ?? []);
  });
}

function namesIn(templates: readonly string[]): string[] {
  const names = templates.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  return [...new Set(names)].toSorted();
}

/** Every combination of the choices of a text. */
function choicesIn(templates: readonly string[]): Record<string, string>[] {
  const options = new Map<string, Set<string>>();
  for (const text of templates) {
    for (const { 1: name = '', index } of text.matchAll(/\{(\w+), select, /g)) {
      const existing = options.get(name) ?? new Set(['other']);
      for (const option of optionsAt(text, index)) existing.add(option);
      options.set(name, existing);
    }
  }
  return [...options].reduce<Record<string, string>[]>(
    (all, [name, values]) => all.flatMap((one) => [...values].map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** The words before the braces of the first depth. */
function optionsAt(text: string, start: number): string[] {
  const match: string[] = [];
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '}' && (depth -= 1) === 0) break;
    if (text[at] !== '{') continue;
    depth += 1;
    const option = /(\w+) $/.exec(text.slice(start, at))?.[1];
    if (depth === 2 && option) match.push(option);
  }
  return match;
}
