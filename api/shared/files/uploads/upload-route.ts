import { auditCommand, nounOfPath } from '#api/shared/trail/audit-command.ts';
import { done } from '#api/shared/database/retrieval.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import type { DescribedRoute } from '#api/shared/http/route-doc.ts';
import { requireFitting } from '#api/shared/http/read-form.ts';
import { openGate, senderOf, type Gate } from './gate.ts';
import { readForm } from './read-form.ts';
import { onceForUpload } from './once-for-upload.ts';

type Received<Body> = { body: Body; fingerprint: string };

export type Upload<Body, Ready> = DescribedRoute & {
  mostBytes: number;
  /** Refuses by session, claim, ownership, state and rate, before a byte of the body is read. */
  mayI: (ctx: Ctx) => Promise<void> | void;
  gate: Gate;
  /** The share of the gate that the most possible bytes take. */
  weigh: (bytes: number) => number;
  receive: <T>(request: Request, handle: (received: Received<Body>) => Promise<T>) => Promise<T>;
  /** The slow part, outside a transaction: reads the fields, inspects the file, and writes its bytes. */
  prepare: (ctx: Ctx, body: Body) => Promise<Ready>;
  /** In one transaction with the stored answer, if the request has an Idempotency-Key. */
  run: (ctx: Ctx, ready: Ready) => Promise<unknown>;
  /** Removes what `prepare` wrote, unless a row uses it. */
  discard: (ctx: Ctx, ready: Ready) => Promise<void>;
};

/** The size of a form without its file. */
const formBytes = 8 * 1024;

// A form is in memory while it is read: some twenty of the largest at a time.
const forms = openGate({ mostEach: 3, most: 200_000_000 });

type FormUpload<Ready> = Omit<Upload<FormData, Ready>, 'gate' | 'weigh' | 'receive' | 'mostBytes'> & {
  mostFileBytes: number;
};

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

/** Checks the sender first, then the length, and reads the body last. */
export function uploadRoute<Body, Ready>(upload: Upload<Body, Ready>): RawRoute {
  const { method, path, doc, claim } = upload;
  return {
    method,
    path,
    doc,
    ...(claim !== undefined && { claim }),
    handle: (ctx, request) => take(ctx, request, upload),
  };
}

function take<Body, Ready>(ctx: Ctx, request: Request, upload: Upload<Body, Ready>): Promise<Response> {
  return onceForUpload(ctx, request, async (command) => {
    // A stored answer was authorized when it was made, and its key belongs to the sender.
    if (!(await command.isAnswered())) await upload.mayI(ctx);
    const weight = upload.weigh(requireFitting(request, upload.mostBytes));
    return upload.gate({ sender: senderOf(ctx), weight }, () =>
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
    run: (tx: Ctx) => audited(tx, upload, async (within) => done(await upload.run(within, ready))),
    discard: () => upload.discard(ctx, ready),
  };
}

type Audited = Pick<Upload<never, never>, 'method' | 'path' | 'claim'>;

/** The form is not stored: what it holds is personal, or in the record that it creates. */
function audited<R>(tx: Ctx, { method, path, claim }: Audited, run: (tx: Ctx) => Promise<R>): Promise<R> {
  const call = { call: `${method} ${path}`, noun: nounOfPath(path), claim, isSecret: true };
  return auditCommand(tx, call, { input: null, run });
}
