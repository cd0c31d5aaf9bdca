import type { Config } from '#api/shared/config/config.ts';
import type { Ctx } from '#api/shared/context.ts';
import { operatorHeader, operatorSignature } from '#api/shared/http/operator-signature.ts';
import { readConfig } from '#api/shared/config/config.ts';
import { sentenceOf } from './sentence-of.ts';
import { withOperator } from './with-operator.ts';

type Operation<C, A> = {
  /** Below /api. A running server accepts the command there if it has the embedded database open. */
  path: string;
  command: C;
  run: (ctx: Ctx, command: C) => Promise<A>;
};

/**
 * Runs an operator's command on the database, or in the running server that has the embedded database open. Prints the
 * answer or the refusal.
 */
export async function asOperator<C, A>(operation: Operation<C, A>, write: (answer: A) => string): Promise<void> {
  try {
    const config = readConfig();
    const isServed = !config.databaseUrl && (await isServing(config));
    const answer = isServed
      ? await fetchFromServer<C, A>(config, operation)
      : await withOperator((ctx) => operation.run(ctx, operation.command));
    console.log(write(answer));
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

async function isServing({ publicUrl }: Config): Promise<boolean> {
  return fetch(`${publicUrl}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function fetchFromServer<C, A>(config: Config, { path, command }: Operation<C, A>): Promise<A> {
  const body = JSON.stringify(command);
  const answer = await fetch(`${config.publicUrl}/api${path}`, {
    method: 'POST',
    headers: { 'accept-language': 'en-GB', [operatorHeader]: operatorSignature(config, body, new Date()) },
    body,
  });
  const { data, message }: { data?: A; message?: string } = await answer.json();
  if (!data) throw new Error(message ?? `The server answered ${answer.status}.`);
  return data;
}
