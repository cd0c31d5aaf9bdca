/** The database could not be reached, or the connection to it was lost. */
export class DatabaseAway extends Error {
  /** The connection was lost while something was being committed: nobody can know whether it stands. */
  readonly mayHaveCommitted: boolean;

  constructor(cause: unknown, { mayHaveCommitted }: { mayHaveCommitted: boolean }) {
    super(`The database is away: ${reasonOf(cause)}`, { cause });
    this.mayHaveCommitted = mayHaveCommitted;
  }
}

// PostgreSQL 15, appendix A: connection exceptions, shutdown, crash, start-up, time limits that end the session.
const lossStates = /^(08...|57P01|57P02|57P03|57P05|25P03|25P04|53300)$/;
const networkCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
// The driver's own errors have no code.
const driverSays = /^Connection terminated|is not queryable$|^timeout e.*trying to connect$|^timeout expired$/;

/** Whether an error of the driver says that the connection is lost; any other is an answer of the database. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return code ? lossStates.test(code) || networkCodes.test(code) : driverSays.test(error.message);
}

/** The address, the name or the password is wrong: waiting does not help. */
export function isMisconfigured(error: unknown): boolean {
  const cause = error instanceof DatabaseAway ? error.cause : error;
  return cause instanceof Error && /^(28...|3D000)$/.test(codeOf(cause));
}

/** Of several addresses that all refused, Node gives a code and no message. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || codeOf(error) : String(error);
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
