import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Module } from '#contract/learning/calls.ts';
import { openPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { courseOf, enrol } from './testing/shopping.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

async function openLesson() {
  const person = await newPerson();
  await enrol(person, 'higiene-das-maos');
  const { id, path } = await courseOf('higiene-das-maos');
  const { results } = await person.list<Module>('POST /modules', { course_id: id });
  const texts = results.flatMap(({ contents }) => contents).filter(({ type }) => type === 'text');
  const page = await openPage(`${path}/learn?content=${texts[0]?.id}`, { as: person });
  await page.heading(texts[0]?.title ?? '');
  return { page, texts };
}

test('a lesson that was never opened says so without a network', async () => {
  const { page, texts } = await openLesson();
  page.allowInConsole(/ConnectionFailure|Failed to fetch/);
  page.network.goOffline();
  await page.user.click(page.screen.getAllByRole('link', { name: new RegExp(texts[1]?.title ?? '') })[0] ?? document.body);
  await page.findText(words('site.not_on_device'));
});

test('a module is saved with its size before, and its lessons open without a network', async () => {
  const { page, texts } = await openLesson();
  await page.user.click((await page.screen.findAllByRole('button', { name: /^Guardar para ler sem rede/ }))[0] ?? document.body);
  await page.findText(words('on_device.explain'));
  await page.user.click(await page.find('button', { name: /^Guardar \(/ }));
  await page.findText(/^Guardado neste dispositivo/);
  page.allowInConsole(/ConnectionFailure|Failed to fetch/);
  page.network.goOffline();
  await page.user.click(page.screen.getAllByRole('link', { name: new RegExp(texts[1]?.title ?? '') })[0] ?? document.body);
  await page.heading(texts[1]?.title ?? '');
  await page.findText('O que vê é como estava em');
});
