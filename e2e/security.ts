import { Secret, TOTP } from 'otpauth';
import { expect, open, type Page, type Reading } from './fixture.ts';
import type { Refusals } from './refusals.ts';

/** A TOTP code of this key, now or some seconds later. */
export function codeOf(key: string, secondsFromNow = 0): string {
  const secret = Secret.fromBase32(key.replaceAll(/\s/g, ''));
  return new TOTP({ secret }).generate({ timestamp: Date.now() + secondsFromNow * 1_000 });
}

/** Sets up TOTP on the account page; resolves to its key and the recovery codes. */
export async function setUpApplication({ page, words }: Reading): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('button', { name: words('security.totp_add') }).click();
  const dialog = page.getByRole('dialog', { name: words('security.totp_add') });
  await expect(dialog.getByRole('img', { name: words('security.qr_label') })).toBeVisible();
  const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await dialog.getByLabel(words('security.totp_code')).fill(codeOf(key));
  await dialog.getByRole('button', { name: words('security.totp_finish') }).click();
  return { key, codes: await storeCodes({ page, words }) };
}

export async function storeCodes({ page, words }: Reading): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: words('security.recovery_title') });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: words('security.recovery_done') }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

export async function openAccount({ page, words }: Reading): Promise<void> {
  await open(page, '/profile/my-account');
  await expect(page.getByRole('heading', { name: words('security.two_factor') })).toBeVisible();
  await expect(page.getByRole('button', { name: words('security.passkey_add') })).toBeVisible();
}

/** Lets ten minutes pass since the sign-in: the next protected call is refused once. */
export async function letProofGrowOld({ page, refusals }: { page: Page; refusals: Refusals }, call: string) {
  refusals.expect({ path: `/api${call}`, status: 403 });
  const message = 'Confirme que é mesmo a sua conta e tente outra vez.';
  const body = { status: 'error', message, errors: [{ message, code: 'reauthentication_required' }] };
  await page.route(`**/api${call}`, (route) => route.fulfill({ status: 403, json: body }), { times: 1 });
}

/** A virtual authenticator that verifies its user without asking. */
export async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
