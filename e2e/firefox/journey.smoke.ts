import { texts as bankTexts } from '#sandbox/proxypay/texts.ts';
import { somebody } from '../people.ts';
import { titleOf, withoutAccents } from '../shopping.ts';
import { linksIn, wordsIn } from '../words.ts';
import { expect, fill, looksRight, open, press, says, test } from './fixture.ts';

const words = wordsIn('pt');
const title = titleOf('poupar-eletricidade', 'pt');

test.use({ size: { width: 390, height: 844 } });

test('a person finds a course, signs up, and pays for it in Firefox', async ({ visitor }) => {
  test.setTimeout(180_000);
  const page = await visitor.openTab();
  const person = somebody();

  await test.step('finds the course', async () => {
    await open(page, '/');
    await looksRight(page);
    await fill(page, words('shell.search_courses'), withoutAccents(title));
    await page.keyboard.press('Enter');
    await says(page, 'h3', title);
    await looksRight(page);
    await press(page, { role: 'link', name: title });
    await says(page, 'h1', title);
  });

  await test.step('adds it to the cart', async () => {
    await press(page, { role: 'button', name: `${words('add_to_cart.add')}: ${title}` });
    await says(page, 'body', words('add_to_cart.added'));
    await looksRight(page);
    await press(page, { role: 'link', name: words('shell.with_Cart', { count: 1 }) });
    await says(page, 'h1', words('cart.title'));
    await says(page, 'main', title);
    await looksRight(page);
  });

  await test.step('signs up', async () => {
    const [here = ''] = linksIn(words, 'cart.no_account');
    const terms = words.markup('sign.accept_terms', { terms: (text) => text, privacy: (text) => text });
    await press(page, { role: 'link', name: here });
    await says(page, 'h1', words('sign.sign_up'));
    await fill(page, words('sign.first_name'), person.firstName);
    await fill(page, words('sign.last_name'), person.lastName);
    await fill(page, words('sign.username'), person.username);
    await fill(page, words('sign.password'), person.password);
    await press(page, { role: 'checkbox', name: terms });
    await looksRight(page);
    await press(page, { role: 'button', name: words('sign.sign_up') });
    await says(page, 'main', words('recovery.look_into_mail'));
  });

  await test.step('confirms the address by email, and reaches the checkout', async () => {
    const tab = await visitor.openTab();
    await expect(async () => {
      await open(tab, `/dev/mail?to=${encodeURIComponent(person.username)}`);
      await tab.click('a[href*="/confirm-email/"]');
    }).toPass({ timeout: 15_000 });
    await fill(tab, words('recovery.password'), person.password);
    await looksRight(tab);
    await press(tab, { role: 'button', name: words('recovery.confirm_and_sign_in') });
    await says(page, 'h1', words('order.checkout'));
    await tab.close();
  });

  await test.step('places the order', async () => {
    await press(page, { role: 'radio', name: words('payment.method_multicaixa') });
    const [terms = ''] = linksIn(words, 'order.accept');
    await press(page, { role: 'checkbox', name: terms });
    await looksRight(page);
    await press(page, { role: 'button', name: words('order.place') });
    await says(page, 'h1', words('payment.title_open'));
    await says(page, 'main', words('payment.awaiting'));
    await looksRight(page);
  });

  await test.step('pays by reference, and the page updates by itself', async () => {
    const address = await page.$eval('main a[target=_blank]', ({ href }) => href);
    const bank = await visitor.openTab();
    await bank.goto(address);
    await says(bank, 'button', bankTexts.pt.pay);
    await bank.click('button');
    await says(bank, '[role=status]', bankTexts.pt.paid);
    await bank.close();
    await says(page, 'h1', words('payment.title_paid'));
    await looksRight(page);
  });
});
