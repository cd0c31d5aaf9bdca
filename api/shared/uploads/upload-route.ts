import { done } from '../retrieval.ts';
import type { Ctx } from '../context.ts';
import type { RawRoute } from '../http.ts';
import type { DescribedRoute } from '../route-doc.ts';
import { requireFitting } from '../read-form.ts';
import { openGate, type Gate } from './gate.ts';
import { readForm } from './read-form.ts';
import { onceForUpload } from './once-for-upload.ts';

type Received<Body> = { body: Body; fingerprint: string };

/** What an upload is, in the order in which it happens. */
export type Upload<Body, Ready> = DescribedRoute & {
  mostBytes: number;
  /** Refuses everybody who may not send: by session, claim, ownership, state and rate. Not a byte of the body is read before. */
  mayI: (ctx: Ctx) => Promise<void> | void;
  gate: Gate;
  /** What it takes of its gate, by the most bytes that it can have. */
  weigh: (bytes: number) => number;
  receive: <T>(request: Request, handle: (received: Received<Body>) => Promise<T>) => Promise<T>;
  /** The slow part, in no transaction: reads the fields, looks into the file, and writes its bytes. */
  prepare: (ctx: Ctx, body: Body) => Promise<Ready>;
  /** The command; with an Idempotency-Key in one transaction with its stored answer. */
  run: (ctx: Ctx, ready: Ready) => Promise<unknown>;
  /** Removes what `prepare` wrote, unless a row uses it. */
  discard: (ctx: Ctx, ready: Ready) => Promise<void>;
};

/** What a form adds to its file. */
const formBytes = 8 * 1024;

// A form lies in memory while it is read, some twenty of the largest at a time.
const forms = openGate({ mostEach: 3, most: 200_000_000 });

type FormUpload<Ready> = Omit<Upload<FormData, Ready>, 'gate' | 'weigh' | 'receive' | 'mostBytes'> & {
  mostFileBytes: number;
};

/** A form with `file`. Refuses, beside what its parts refuse, `too_large`, `invalid_input`, and as `Gate` does. */
export function formUpload<Ready>({ mostFileBytes, ...upload }: FormUpload<Ready>): RawRoute {
  const mostBytes = mostFileBytes + formBytes;
  return uploadRoute({
    ...upload,
    mostBytes,
    gate: forms,
    weigh: (bytes) => bytes,
    receive: async (request, handle) => {
      const { form, fingerprint } = await readForm(request, mostBytes);
      return handle({ body: form, fingerprint });
    },
  });
}

/** The one way in which bytes come in: who asks is judged first, then the length, then the body is read. */
export function uploadRoute<Body, Ready>(upload: Upload<Body, Ready>): RawRoute {
  const { method, path, doc } = upload;
  return { method, path, doc, handle: (ctx, request) => take(ctx, request, upload) };
}

function take<Body, Ready>(ctx: Ctx, request: Request, upload: Upload<Body, Ready>): Promise<Response> {
  return onceForUpload(ctx, request, async (command) => {
    // An answer that is stored was judged when it was made; the sender's own key leads to it.
    if (!(await command.isAnswered())) await upload.mayI(ctx);
    const weight = upload.weigh(requireFitting(request, upload.mostBytes));
    return upload.gate({ sender: command.owner, weight }, () =>
      upload.receive(request, ({ body, fingerprint }) =>
        command.answer(fingerprint, () => prepared(ctx, { upload, body })),
      ),
    );
  });
}

type Prepared<Body, Ready> = { upload: Upload<Body, Ready>; body: Body };

async function prepared<Body, Ready>(ctx: Ctx, { upload, body }: Prepared<Body, Ready>) {
  const ready = await upload.prepare(ctx, body);
  return {
    run: async (tx: Ctx) => done(await upload.run(tx, ready)),
    discard: () => upload.discard(ctx, ready),
  };
}
