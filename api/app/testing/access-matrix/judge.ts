import { refusals } from '#contract/refusals.ts';
import type { Outcome } from '#api/shared/testing/access-row.ts';

export type Answer = { status: number; text: string; isJson: boolean };

type Body = {
  status?: string;
  message?: string;
  errors?: { code: string }[];
  results?: unknown[];
  total?: number;
  data?: unknown[];
};

/** No answer may contain internals: stacks, paths, SQL, messages of the database. */
const internals = /node_modules|\bat .+\.ts:\d+|\bselect .+ from |insert into |syntax error|duplicate key|constraint/i;

/** The answer in the terms of the rows, or the leak that it contains. */
export function judge(answer: Answer, requested: Outcome, marks: readonly string[] = []): string {
  const leak = leakIn(answer.text, marks);
  if (leak) return leak;
  if (!answer.isJson) return answer.status < 400 ? 'ok' : `${answer.status} without an envelope`;
  const body: Body = JSON.parse(answer.text);
  const code = body.errors?.[0]?.code;
  return code
    ? ofRefusal(body, { status: answer.status, code, wanted: requested })
    : ofSuccess(body, answer, requested);
}

function leakIn(text: string, marks: readonly string[]): string | undefined {
  const [first] = internals.exec(text) ?? [];
  if (first) return `leaks ${first}`;
  const mark = marks.find((word) => text.includes(word));
  return mark && `shows ${mark}`;
}

function ofRefusal(body: Body, { status, code, wanted }: { status: number; code: string; wanted: Outcome }): string {
  if (code === 'unexpected_error' || code === 'invalid_input') return `${code}: ${body.message}`;
  if (body.status !== 'error' || !body.message?.endsWith('.')) return 'no envelope';
  if (refusals[code as keyof typeof refusals] !== status) return `${status} for ${code}`;
  return wanted === 'own' ? 'own' : code;
}

function ofSuccess(body: Body, { status, text }: Answer, requested: Outcome): string {
  const isPlain = Array.isArray(body) || 'openapi' in body;
  const isEnvelope = body.status === 'success' || body.status === 'verification_required';
  if (status !== 200 || !(isPlain || isEnvelope)) return `${status} ${text}`;
  if (requested === 'own') return 'own';
  return requested === 'nothing' && isNothing(body) ? 'nothing' : 'ok';
}

function isNothing({ results, total, data }: Body): boolean {
  if (results) return results.length === 0 && total === 0;
  return Object.values(data?.[0] ?? {}).every((value) => value === 0);
}
