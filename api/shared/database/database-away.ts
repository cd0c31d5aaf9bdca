export class DatabaseAway extends Error {
  /** The connection was lost during a commit, so the outcome is unknown. */
  readonly mayHaveCommitted: boolean;

  constructor(cause: unknown, { mayHaveCommitted }: { mayHaveCommitted: boolean }) {
    super(`The database is away: ${reasonOf(cause)}`, { cause });
    this.mayHaveCommitted = mayHaveCommitted;
  }
}

/** All connections of this process are in use. The database itself is well, and nothing was sent to it. */
export class DatabaseBusy extends Error {
  constructor(pool: number, waitMs: number) {
    super(`All ${pool} connections to the database are in use; one was waited for ${waitMs / 1_000} s.`);
  }
}

/** PostgreSQL has ended a statement that ran longer than `statement_timeout`. */
export function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '57014';
}

// PostgreSQL 15, appendix A: connection exceptions, shutdown, crash, start-up, timeouts that end the session.
const lossStates = /^(08...|57P01|57P02|57P03|57P05|25P03|25P04|53300)$/;
const networkCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
// Errors of the driver itself have no code.
const driverSays = /^Connection terminated|is not queryable$|^timeout e.*trying to connect$|^timeout expired$/;

export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return code ? lossStates.test(code) || networkCodes.test(code) : driverSays.test(error.message);
}

export function isMisconfigured(error: unknown): boolean {
  const cause = error instanceof DatabaseAway ? error.cause : error;
  return cause instanceof Error && /^(28...|3D000)$/.test(codeOf(cause));
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || codeOf(error) : String(error);
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
