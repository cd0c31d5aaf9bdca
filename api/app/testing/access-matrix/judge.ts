import { refusals } from '#contract/refusals.ts';
import type { Said } from '#api/shared/access-row.ts';

export type Reported = { status: number; text: string; isJson: boolean };

type Body = {
  status?: string;
  message?: string;
  errors?: { code: string }[];
  results?: unknown[];
  total?: number;
  data?: unknown[];
};

/** What no answer may hold: a stack, a path of ours, SQL or what the database says of it. */
const tx = /node_modules|\bat .+\.ts:\d+|\bselect .+ from |insert into |syntax error|duplicate key|constraint/i;

/** What was said, in the words of the table; what must never be in an answer is told as it is. */
export function judge(reported: Reported, wanted: Said, marks: readonly string[] = []): string {
  const leak = leakIn(reported.text, marks);
  if (leak) return leak;
  if (!reported.isJson) return reported.status < 400 ? 'ok' : `${reported.status} without an envelope`;
  const body: Body = JSON.parse(reported.text);
  const code = body.errors?.[0]?.code;
  return code ? ofRefusal(body, { status: reported.status, code, wanted }) : ofSuccess(body, reported, wanted);
}

function leakIn(text: string, marks: readonly string[]): string | undefined {
  const [found] = tx.exec(text) ?? [];
  if (found) return `leaks ${found}`;
  const mark = marks.find((word) => text.includes(word));
  return mark && `shows ${mark}`;
}

function ofRefusal(body: Body, { status, code, wanted }: { status: number; code: string; wanted: Said }): string {
  if (code === 'unexpected_error' || code === 'invalid_input') return `${code}: ${body.message}`;
  if (body.status !== 'error' || !body.message?.endsWith('.')) return 'no envelope';
  if (refusals[code as keyof typeof refusals] !== status) return `${status} for ${code}`;
  return wanted === 'own' ? 'own' : code;
}

function ofSuccess(body: Body, { status, text }: Reported, wanted: Said): string {
  const isPlain = Array.isArray(body) || 'openapi' in body;
  const isEnvelope = body.status === 'success' || body.status === 'verification_required';
  if (status !== 200 || !(isPlain || isEnvelope)) return `${status} ${text}`;
  if (wanted === 'own') return 'own';
  return wanted === 'nothing' && isNothing(body) ? 'nothing' : 'ok';
}

function isNothing({ results, total, data }: Body): boolean {
  if (results) return results.length === 0 && total === 0;
  return Object.values(data?.[0] ?? {}).every((value) => value === 0);
}
