import { maskedName } from '#api/learning/certificates/model/public-facts.ts';
import { texts as bankTexts } from '#sandbox/proxypay/texts.ts';
import { desktopOnly, expect, open, phoneOnly, test, type Page, type Reading } from './fixture.ts';
import { site } from './site.ts';
import { learnToTheEnd } from './learning.ts';
import { qrCodeOn } from './paper.ts';
import { confirmByMail, fillSignUp, nameOf, sendSignUp, somebody } from './people.ts';
import { addToCart, cartLink, confirmOrder, searchFromHome, switchTo, titleOf, withoutAccents } from './shopping.ts';
import { linksIn, wordsIn, type Language } from './words.ts';

test.use({ hasWorker: true });

const courseKey = 'poupar-eletricidade';

const projects = [
  ['pt', phoneOnly],
  ['en-GB', desktopOnly],
] satisfies [Language, object][];

for (const [language, project] of projects) {
  test.describe(`in ${language}`, project, () => {
    test.use({ language });

    test('a person finds a course, pays, completes it, and a stranger checks the certificate', async ({
      reading,
      seen,
      stranger,
    }) => {
      test.setTimeout(360_000);
      const { page, words } = reading;
      const title = titleOf(courseKey, language);
      const person = somebody();
      const heading = page.getByRole('heading', { level: 1 });

      await test.step('finds the course without writing accents', async () => {
        await open(page, '/');
        if (language === 'en-GB') await switchTo({ page, words: wordsIn('pt') }, 'language', 'en-GB');
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? 'pt-PT' : 'en-GB');
        await seen(page);
        await searchFromHome(reading, withoutAccents(title));
        await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(title);
        await seen(page);
      });

      await test.step('adds it to the cart as a guest', async () => {
        await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
        await expect(heading).toHaveText(title);
        await addToCart(reading);
        await seen(page);
        await cartLink(reading, 1).click();
        await expect(heading).toHaveText(words('cart.title'));
        await expect(page.getByRole('main')).toContainText(title);
        await seen(page);
      });

      await test.step('creates an account and comes back to the checkout', async () => {
        const [here = ''] = linksIn(words, 'cart.no_account');
        await page.getByRole('link', { name: here }).click();
        await expect(heading).toHaveText(words('sign.sign_up'));
        await fillSignUp(reading, person);
        await seen(page);
        await sendSignUp(reading);
        await expect(page.getByText(words('recovery.look_into_mail'))).toBeVisible();
        await seen(page);
        await confirmByMail(reading, person);
        await expect(heading).toHaveText(words('order.checkout'));
      });

      await test.step('places the order and sees the payment reference', async () => {
        await page.getByRole('radio', { name: words('payment.method_multicaixa') }).check();
        await seen(page);
        await confirmOrder(reading);
        await expect(heading).toHaveText(words('payment.title_open'));
        await expect(page.getByText(words('payment.awaiting'), { exact: true })).toBeVisible();
        await seen(page);
      });

      await test.step('pays the reference, and the page updates by itself', async () => {
        await payReference(reading, language, seen);
        await expect(heading).toHaveText(words('payment.title_paid'));
        await expect(cartLink(reading, 0)).toBeVisible();
        await seen(page);
      });

      await test.step('finds it under My courses', async () => {
        await page
          .getByRole('main')
          .getByRole('link', { name: words('payment.my_courses') })
          .click();
        await expect(heading).toHaveText(words('my_courses.title'));
        await seen(page);
        await page.getByRole('link', { name: words('my_courses.begin_with', { title }) }).click();
      });

      await test.step('completes it', async () => {
        await learnToTheEnd(reading, seen);
        await expect(page.getByText(words('learn.concluded'))).toBeVisible();
      });

      const address = await test.step('downloads the certificate', async () => {
        await page.getByRole('link', { name: words('learn.see_certificates') }).click();
        await expect(heading).toHaveText(words('certificates.mine_title'));
        await seen(page);
        const arriving = page.waitForEvent('download');
        await page.getByRole('button', { name: words('certificates.download') }).click();
        return qrCodeOn(await (await arriving).path());
      });

      await test.step('a stranger follows its QR code', async () => {
        expect(address).toContain(`http://localhost:${site.PORT}/certificate-validation/`);
        await open(stranger, `${address}?lang=${language === 'pt' ? 'pt-PT' : language}`);
        await expect(stranger.getByRole('heading', { name: words('certificates.answer_valid') })).toBeVisible();
        const notified = stranger.getByRole('main');
        await expect(notified).toContainText(maskedName(nameOf(person)));
        await expect(notified).not.toContainText(nameOf(person));
        await expect(notified).toContainText(title);
        await seen(stranger);
      });
    });
  });
}

type Look = (page: Page) => Promise<void>;

/** The sandbox bank in its own tab calls the site back. */
async function payReference({ page, words }: Reading, language: Language, seen: Look): Promise<void> {
  const text = bankTexts[language === 'pt' ? 'pt' : 'en'];
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: words('payment.sandbox_pay') }).click();
  const bank = await opening;
  await seen(bank);
  await bank.getByRole('button', { name: text.pay }).first().click();
  await expect(bank.getByRole('status')).toContainText(text.paid);
  await seen(bank);
  await bank.close();
}
