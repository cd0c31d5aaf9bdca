import { parseArgs } from 'node:util';
import { operateStaff, staffOperatorPath, type StaffAnswer, type StaffCommand } from '#api/people/identity/index.ts';
import { asOperator } from './as-operator.ts';

const help = `Administrators, where nobody can help them from inside the site.

  npm run operator -- invite ADDRESS
  npm run operator -- reset-factors ADDRESS

invite prints a link that makes an administrator with that email address. It works once, for an hour. An address that
has an account gets the role at once. reset-factors removes the passkeys, the authenticator app and the recovery codes
of an account, ends its sessions and notifies its owner.

With DATABASE_URL it works on the database, whether a server runs or not. The embedded database can be open in one
process only: where the server has it, the server is asked at PUBLIC_URL, by a request signed with the secret of the
site.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const command = values.help ? null : commandOf(positionals);
if (!command) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}
await asOperator({ path: staffOperatorPath, command, run: operateStaff }, write);

function commandOf([verb, username, ...more]: string[]): StaffCommand | null {
  if (username === undefined || more.length > 0) return null;
  return verb === 'invite' || verb === 'reset-factors' ? { command: verb, username } : null;
}

function write({ username, link }: StaffAnswer): string {
  if (link) return `This link makes ${username} an administrator. It works once, for an hour:\n${link}`;
  if (command?.command === 'reset-factors') return `${username} has no second factor any more.`;
  return `${username} has an account, which is an administrator's now.`;
}
