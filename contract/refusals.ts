import { ORPCError } from '@orpc/client';
import { refusals, type RefusalCode } from './index.ts';

export { refusals, type RefusalCode };

/** The field of the input that is refused, and values that the text of the refusal mentions. */
export type RefusalDetails = { field?: string; [name: string]: string | number | undefined };

/** An expected error, with a declared code and a text in every language. Anything else that is thrown is a bug. */
export class Refusal extends ORPCError<RefusalCode, RefusalDetails> {
  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code, { status: refusals[code], message: code, data: details });
  }
}

/** Several refusals in one answer, each with its sentence. The first gives the status. */
export class Refusals extends Refusal {
  constructor(first: Refusal, others: readonly Refusal[]) {
    super(first.code, first.data);
    Object.assign(this.data, { others: others.map(({ code, data }) => ({ code, data })) });
  }
}
