import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { demoPeople } from '#seed/people.ts';
import { joinDemoCompany, managerOfDemoCompany } from './testing/companies.ts';
import { companyOnCredit, orderOnAccount } from './testing/credit-company.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, nameOfPeople, newPerson } from './testing/people.ts';
import { acceptBox, courseOf, enrol, fillCart, titleOf } from './testing/shopping.ts';
import { newCompany } from './testing/trained-company.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

test('who signs up for a company is led to create it, by the email and by the start page', async () => {
  const page = await openPage('/sign-up');
  await page.user.click(await page.find('radio', { name: new RegExp(words('sign.for_company')) }));
  for (const [label, text] of [
    ['sign.first_name', 'Luísa'],
    ['sign.last_name', 'Kiala'],
    ['sign.username', `luisa-${Date.now()}@exemplo.ao`],
    ['sign.password', 'uma frase curta serve bem'],
  ] as const) {
    await page.user.type(page.screen.getByLabelText(words(label), { selector: 'input' }), text);
  }
  await page.user.click(page.screen.getAllByRole('checkbox')[0] ?? document.body);
  let sent: unknown;
  page.network.answer('/users/register', async (request, goOn) => {
    sent = await request.clone().json();
    return goOn();
  });
  await press(page, words('sign.sign_up'));
  await page.findText(words('recovery.look_into_mail'));
  expect(sent).toMatchObject({ data: [{ role: 'client', redirect: '/profile/organization' }] });

  const start = await openPage('/profile', { as: await newPerson({ role: 'client' }) });
  await start.user.click(await start.find('link', { name: words('profile.create_company') }));
  await start.heading(words('organization.new_title'));
});

test('an employee asks the company for a course on its page', async () => {
  const employee = await newPerson();
  await joinDemoCompany(employee);
  const { path } = await courseOf('ergonomia-sentado');
  const organization = 'Construções Kalunga, Lda.';
  const page = await openPage(path, { as: employee });
  await press(page, words('course_requests.ask', { organization }));
  await press(page, words('course_requests.send'));
  await page.findText(words('course_requests.asked_requested', { organization }));
  const alone = await openPage(path, { as: await newPerson() });
  await alone.find('link', { name: words('shell.with_Cart', { count: 0 }) });
  expect(alone.screen.queryByText(words('course_requests.ask_short'))).toBeNull();
});

test('a seat waits for somebody who is only invited, and people of the class are not offered', async () => {
  const { manager, organizationId, stored } = await managerOfDemoCompany('training_manager');
  const email = `convidada-${Date.now()}@exemplo.ao`;
  await manager.send('POST /affiliations/create', { organization_id: organizationId, email, role: 'employee' });
  const learner = await newPerson();
  await joinDemoCompany(learner);
  await enrol(learner, 'extintores');
  const page = await openPage('/profile/our-courses?search=extintores', { as: manager, stored });
  await press(page, `${words('our_courses.assign')}: ${titleOf('extintores')}`);
  const dialog = within(await page.find('dialog'));
  const search = async (text: string, name: string) => {
    await page.user.clear(dialog.getByRole('searchbox'));
    await page.user.type(dialog.getByRole('searchbox'), `${text}{Enter}`);
    return waitFor(() => {
      expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
      return dialog.getByRole('checkbox', { name });
    });
  };
  const taken = await search(learner.credentials.username, nameOfPeople);
  expect(taken).toHaveProperty('disabled', true);
  expect(dialog.getByText(words('our_courses.hindrance_in_class'))).toBeTruthy();
  await page.user.click(await search(email, email));
  expect(dialog.getByText(words('our_courses.invited_waits'))).toBeTruthy();
  await page.user.click(dialog.getByRole('button', { name: words('our_courses.assign_count', { count: 1 }) }));
  await page.findSaying('status', words('our_courses.assigned_done', { count: 1 }));

  await page.user.click(await page.findText(/^Quem está/));
  await page.findText(email);
  await page.findText(words('our_courses.rule_promised'));
  const takesBack = (name: string) => name.startsWith(words('our_courses.take_back')) && name.endsWith(`: ${email}`);
  await page.user.click(await page.find('button', { name: takesBack }));
  await page.findSaying('status', words('our_courses.taken_back', { name: email }));
});

test('a company gives the order its own number, which its page shows and its search finds', async () => {
  const { owner, organization } = await newCompany();
  await fillCart(owner, ['extintores']);
  const page = await openPage('/checkout', { as: owner });
  await page.user.type(await field(page, words('order.buyer_reference')), 'NE 2026/118');
  expect(page.screen.queryByRole('button', { name: words('gift_choice.open') })).toBeNull();
  await page.user.click(await acceptBox(page));
  await page.user.click(await page.find('button', { name: new RegExp(words('order.place')) }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/payment\//));

  const list = await openPage('/profile/our-orders-history?search=118', { as: owner });
  await list.findText(words('order_history.found', { count: 1 }));
  await list.user.click(await list.find('link', { name: titleOf('extintores') }));
  await list.findText(words('order_history.buyer_reference', { number: 'NE 2026/118' }));
  expect(organization.id).toBeGreaterThan(0);
});

test('an order by contract is on account, and never called paid', async () => {
  const { owner, organizationId, stored } = await companyOnCredit();
  const { id } = await orderOnAccount(owner, organizationId, 'contracto');
  const [payment] = (await owner.list<{ id: number }>('POST /payments', { order_id: id })).results;
  await (await demoPerson(demoPeople.administrator)).send('PUT /payments/approve', { id: payment?.id });
  const page = await openPage(`/profile/our-orders-history/${id}`, { as: owner, stored });
  await page.findText(words('order_history.state_charged'));
  await page.findText(words('order_history.now_charged'));
  for (const word of [words('order_history.state_paid'), words('attempts.state_paid')]) {
    expect(page.inPart('main').queryByText(word)).toBeNull();
  }
});

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}

function field(page: OpenPage, label: string): Promise<HTMLElement> {
  return waitFor(() => page.screen.getByLabelText(label, { exact: false }));
}
