import { Refusal } from '#contract/refusals.ts';

type Limits = { mostSenders: number; mostOfOne: number };

const waitSeconds = 30;

/**
 * Runs one piece of work at a time, in turns between senders: one who sends many waits for the own pieces, and everybody
 * else for one of them at most. Refuses `too_many_requests` to a sender with too many pieces, and `server_busy` when too
 * many senders wait. The system is never refused.
 */
export function turnsBySender({ mostSenders, mostOfOne }: Limits) {
  const lines = new Map<string, (() => void)[]>();
  let running = false;

  function lineOf(sender: string): (() => void)[] {
    const line = lines.get(sender);
    const isLimited = sender !== systemSender;
    if (!line && isLimited && lines.size >= mostSenders) throw new Refusal('server_busy');
    if (line && isLimited && line.length >= mostOfOne) {
      throw new Refusal('too_many_requests', { seconds: waitSeconds });
    }
    const own = line ?? [];
    lines.set(sender, own);
    return own;
  }

  function next(ended: string): void {
    const own = lines.get(ended);
    // Behind everybody who waits.
    if (own && lines.delete(ended)) lines.set(ended, own);
    const [turn] = lines;
    if (!turn) running = false;
    else {
      const [sender, line] = turn;
      line.shift()?.();
      if (line.length === 0) lines.delete(sender);
    }
  }

  return async <T>(sender: string, run: () => Promise<T>): Promise<T> => {
    if (running) {
      const line = lineOf(sender);
      await new Promise<void>((resolve) => line.push(resolve));
    }
    running = true;
    try {
      return await run();
    } finally {
      next(sender);
    }
  };
}

export const systemSender = 'system';
