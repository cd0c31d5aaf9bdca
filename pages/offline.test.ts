import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Module } from '#contract/learning/learning/calls.ts';
import { openPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { courseOf, enrol } from './testing/shopping.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

const database = new IDBFactory();

beforeEach(() => void vi.stubGlobal('indexedDB', database));
afterEach(() => void vi.unstubAllGlobals());

/** A course whose second module has two texts. */
async function openLesson() {
  const person = await newPerson();
  await enrol(person, 'higiene-das-maos');
  const { id, path } = await courseOf('higiene-das-maos');
  const [first, second] = (await person.list<Module>('POST /modules', { course_id: id })).results;
  const page = await openPage(`${path}/learn?content=${first?.contents[0]?.id}`, { as: person });
  await page.heading(first?.contents[0]?.title ?? '');
  const unread = second?.contents.at(-1)?.title ?? '';
  const open = async () => {
    const [link] = await page.screen.findAllByRole('link', { name: new RegExp(unread) });
    await page.user.click(link ?? document.body);
  };
  return { page, unread, open };
}

test('a lesson that was never opened says so without a network', async () => {
  const { page, open } = await openLesson();
  page.allowInConsole(/ConnectionFailure|Failed to fetch/);
  await page.screen.findAllByRole('button', { name: /^Guardar para ler sem rede/ });
  page.network.goOffline();
  await open();
  await page.findText(words('site.not_on_device'));
});

test('a module is saved with its size before, and its lessons open without a network', async () => {
  const { page, unread, open } = await openLesson();
  const save = { name: /^Guardar para ler sem rede \(menos de 0,1 MB\)/ };
  // Each module looks for itself what the device has of it.
  const [, second] = await vi.waitFor(() => {
    const all = page.screen.getAllByRole('button', save);
    expect(all).toHaveLength(3);
    return all;
  });
  await page.user.click(second ?? document.body);
  await page.findText(words('on_device.explain'));
  await page.user.click(await page.find('button', { name: /^Guardar \(/ }));
  await page.findText(/^Guardado neste dispositivo/);
  page.allowInConsole(/ConnectionFailure|Failed to fetch/);
  page.network.goOffline();
  await open();
  await page.heading(unread);
  await page.findText('O que vê é como estava em');
});
