import type { NewForm } from '#contract/learning/forms/calls.ts';
import type { UserRole } from '#contract/people/identity/values.ts';

/** Messages between the test thread and the API thread. */
export type SentRequest = { url: string; method: string; headers: [string, string][]; body?: Uint8Array<ArrayBuffer> };
export type NewPerson = { username: string; name: string; password: string; roles: UserRole[]; hasPicture: boolean };

export type NewTraining = {
  organizationId: number;
  /** The buyer. */
  userId: number;
  name: string;
  department: string;
  hours: number;
  expiresInDays?: number;
};

/** Sent to a class of so many people, the first of whom have answered. The trainer is a person. */
type NewSentForm = Partial<NewForm> & { people: number; answered?: number; trainerId?: number };

/** Commands beside the API's calls. */
export type Commands = {
  request: { input: SentRequest; answer: { status: number; headers: [string, string][]; body: ReadableStream | null } };
  makePerson: { input: NewPerson; answer: { userId: number; personId: number; pictureId: number | null } };
  /** What a provider reports for a payment. `nth` tells the reports of one payment apart. */
  receiveMoney: {
    input: { paymentId: number; nth: number; amountMinor: number; currencyKey?: string };
    answer: object;
  };
  makeTraining: { input: NewTraining; answer: { certificateId: number; number: string } };
  makeForm: { input: NewSentForm; answer: { formId: number; classId: number; tokens: string[] } };
  handInFiles: { input: { personId: number }; answer: object };
  /** As the job does some minutes later. */
  remindToPay: { input: object; answer: object };
  mailsTo: { input: string; answer: string[] };
};
export type CommandName = keyof Commands;

export type ToApi =
  | { id: number; abort: true }
  | { id: number; command: CommandName; input: Commands[CommandName]['input'] };
export type FromApi = { ready: true } | { id: number; answer: Commands[CommandName]['answer'] };
