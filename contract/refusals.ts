import { ORPCError } from '@orpc/client';
import { refusals, type RefusalCode } from './index.ts';

export { refusals, type RefusalCode };

/** Names what a refusal is about: a field of the input, and values that its sentence mentions. */
export type RefusalDetails = { field?: string; [name: string]: string | number | undefined };

/** The product says no, in a way that is declared, worded and tested. Anything else that is thrown is a bug. */
export class Refusal extends ORPCError<RefusalCode, RefusalDetails> {
  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code, { status: refusals[code], message: code, data: details });
  }
}
