import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Read at the start, so that a wrong file ends it instead of the first sale. */
export function fiscalKeyIn(file: string, version: string): { pem: string; version: string } {
  try {
    const pem = readFileSync(file, 'utf8');
    if (createPrivateKey(pem).asymmetricKeyType !== 'rsa') throw new Error('the key is not an RSA key');
    return { pem, version };
  } catch (error) {
    const complaint = `FISCAL_KEY_FILE: ${file} holds no private RSA key in PEM`;
    throw new Error(`The environment is not right:\n  ${complaint}`, { cause: error });
  }
}
