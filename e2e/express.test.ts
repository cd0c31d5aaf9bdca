import { texts as phoneTexts } from '#sandbox/proxypay/texts.ts';
import { expect, open, phoneOnly, test } from './fixture.ts';
import { arriveSignedIn } from './people.ts';
import { addToCart, cartLink, confirmOrder, courseOf, titleOf } from './shopping.ts';

test(
  'a student loses the page while paying, finds the order again, and pays by Multicaixa Express',
  phoneOnly,
  async ({ reading, seen, context }) => {
    const { page, words } = reading;
    const heading = page.getByRole('heading', { level: 1 });
    await arriveSignedIn(page);
    const { path } = await courseOf(page, 'extintores');
    await open(page, path);
    await addToCart(reading);
    await cartLink(reading, 1).click();
    await page.getByRole('link', { name: words('cart.go_on') }).click();
    await page.getByRole('radio', { name: words('payment.method_express') }).check();
    await page.getByRole('textbox', { name: words('express.phone') }).fill('900 002 001');
    await seen(page);
    await confirmOrder(reading);
    await expect(heading).toHaveText(words('payment.title_open'));
    await expect(page.getByText(words('payment.not_paid'))).toBeVisible();
    await seen(page);

    await test.step('comes back by the history of orders', async () => {
      await open(page, '/profile/my-orders-history');
      await page
        .getByRole('main')
        .getByRole('link', { name: titleOf('extintores', 'pt') })
        .first()
        .click();
      await page.getByRole('link', { name: words('order_history.pay_or_otherwise') }).click();
      await page.getByRole('button', { name: words('express.other_number') }).click();
      await page.getByRole('textbox', { name: words('express.phone') }).fill('923 456 789');
      await page.getByRole('button', { name: words('express.send') }).click();
      await expect(page.getByText(words('express.confirm'), { exact: true })).toBeVisible();
      await seen(page);
    });

    await test.step('authorises it on the phone, and both tabs notice', async () => {
      const otherTab = await context.newPage();
      await open(otherTab, page.url());
      await expect(otherTab.getByRole('timer')).toBeVisible();
      const opening = page.waitForEvent('popup');
      await page.getByRole('link', { name: words('payment.sandbox_phone') }).click();
      const phone = await opening;
      await seen(phone);
      await phone.getByRole('button', { name: phoneTexts.pt.approve }).click();
      await expect(phone.getByRole('status')).toContainText(phoneTexts.pt.accepted);
      await expect(heading).toHaveText(words('payment.title_paid'));
      await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText(words('payment.title_paid'));
    });
  },
);
