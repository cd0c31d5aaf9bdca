import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import type { RefusalCode } from '#contract/refusals.ts';

export type RouteDoc = {
  /** Imperative, without a full stop: `Download a certificate as a PDF`. */
  summary: string;
  description?: string;
  /** Who may call it: anyone, a signed-in user, or an operator who holds the secret of the site. */
  auth: 'none' | 'bearer' | 'operator';
  /** Parameters of the path that are not an `:id`. */
  path?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: { contentType: string; schema?: z.ZodType };
  answer: { contentType: string | string[]; schema?: z.ZodType };
  /** Answers with other statuses that are not refusals, such as 304. */
  otherAnswers?: Record<number, string>;
  refuses?: RefusalCode[];
};

/** The claim opens it to staff, whose commands are in the audit trail. */
export type DescribedRoute = { method: 'GET' | 'POST' | 'PUT'; path: string; doc: RouteDoc; claim?: string };

type FormDoc = Pick<RouteDoc, 'summary' | 'description' | 'refuses'> & { fields?: z.ZodRawShape; result: z.ZodType };

export function formDoc({ fields = {}, result, refuses = [], ...about }: FormDoc): RouteDoc {
  const file = z.file().meta({ description: 'The file itself.' });
  return {
    ...about,
    auth: 'bearer',
    body: { contentType: 'multipart/form-data', schema: z.object({ ...fields, file }) },
    answer: { contentType: 'application/json', schema: succeeded(z.tuple([result])) },
    refuses: ['invalid_input', 'not_signed_in', 'request_under_way', 'too_large', 'too_many_requests', ...refuses],
  };
}

export function succeeded(data: z.ZodType) {
  return z.object({ status: z.literal('success'), data });
}

export const fileRefusals = [
  'file_type_not_allowed',
  'file_has_scripts',
  'file_not_readable',
  'file_too_complex',
] as const;

const drawingQuery = z.object({
  v: z
    .string()
    .optional()
    .describe('The version of the drawing. With the current one, the answer may be cached forever.'),
  shape: z.enum(['card', 'window', 'arcade']).optional().describe('The proportions of the drawing.'),
});

export function drawingDoc(summary: string): RouteDoc {
  return {
    summary,
    auth: 'none',
    query: drawingQuery,
    answer: { contentType: 'image/svg+xml' },
    otherAnswers: { 304: 'Not changed since the ETag in `If-None-Match`.' },
    refuses: ['not_found'],
  };
}

export function sheetDoc(summary: string, of: string): RouteDoc {
  return {
    summary,
    auth: 'none',
    query: z.object({ of: z.string().describe(of) }),
    answer: { contentType: 'image/svg+xml' },
    refuses: ['not_found'],
  };
}

type OperatorDoc = Pick<RouteDoc, 'summary' | 'description'> & { command: z.ZodType };

/** A signed command of an operator; the address does not exist for others. */
export function operatorDoc({ command, ...about }: OperatorDoc): RouteDoc {
  return {
    ...about,
    auth: 'operator',
    body: { contentType: 'application/json', schema: command },
    answer: { contentType: 'application/json', schema: succeeded(z.array(z.looseObject({}))) },
    refuses: ['not_found', 'invalid_transition'],
  };
}

export function publishedDoc(summary: string, query?: z.ZodObject): RouteDoc {
  return {
    summary,
    description: 'Each entry is an id and the day of its last change.',
    auth: 'none',
    ...(query && { query }),
    answer: { contentType: 'application/json', schema: z.array(z.tuple([Id, z.iso.date().nullable()])) },
  };
}
