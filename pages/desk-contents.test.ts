import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { manifest2004 } from '#fixtures/scorm-2004/manifest.ts';
import { zipArchive } from '#fixtures/zip-archive.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
type Source = {
  id: number;
  module_id: number;
  title: Record<string, string>;
  file: { name: string } | null;
  url: string | null;
};

async function newCourse(as: Person): Promise<{ courseId: number; path: string }> {
  const title = { pt: `Andaimes ${as.userId}` };
  const { data } = await as.send<{ id: number }>('POST /courses/create', { title, type: 'online' });
  const courseId = data[0]?.id ?? 0;
  return { courseId, path: `/admin/courses/${courseId}/contents` };
}

async function newModule(as: Person, courseId: number, name: string): Promise<number> {
  const { data } = await as.send<{ id: number }>('POST /modules/create', { course_id: courseId, title: { pt: name } });
  return data[0]?.id ?? 0;
}

async function newText(as: Person, moduleId: number, name: string): Promise<void> {
  const content = { module_id: moduleId, type: 'text', title: { pt: name }, body: { pt: 'Leia.' } };
  await as.send('POST /contents/create', content);
}

async function storedIn(as: Person, courseId: number): Promise<Source[]> {
  const sort = [{ field: 'module_id' }, { field: 'position' }];
  const filter = { course_id: courseId };
  const answer = await as.sendBody('POST /contents/source', { filter, sort });
  return answer.results as Source[];
}

async function titlesIn(as: Person, courseId: number): Promise<(string | undefined)[]> {
  return (await storedIn(as, courseId)).map(({ title }) => title['pt']);
}

async function renameElsewhere(as: Person, courseId: number, name: string): Promise<void> {
  const { results } = await as.list<Source>('POST /modules/source', { course_id: courseId });
  await as.send('PUT /modules', { id: results[0]?.id, title: { pt: name } });
}

test('a module is added to an empty course, renamed, deleted and taken back', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { courseId, path } = await newCourse(as);
  const page = await openPage(`/admin/courses/${courseId}`, { as });
  page.allowInConsole(failedCall);
  await page.user.click(await page.find('link', { name: words('desk_contents.title') }));
  await page.at(path);
  await page.findText(words('desk_contents.none'));
  await press(page, words('desk_contents.add_module'));
  const dialog = within(await page.find('dialog'));
  const send = dialog.getByRole('button', { name: words('desk_contents.add_module') });
  await page.user.click(send);
  await page.findText(words('desk_contents.title_missing'));
  await page.user.type(dialog.getByLabelText(words('desk_contents.title_in', { language: 'PT' })), 'Antes de subir');
  await page.user.click(send);
  await page.find('heading', { name: 'Antes de subir' });
  await press(page, words('desk_contents.rename_of', { name: 'Antes de subir' }));
  const rename = within(await page.find('dialog'));
  const english = rename.getByLabelText(words('desk_contents.title_in', { language: 'EN' }));
  await page.user.type(english, 'Before you climb');
  await renameElsewhere(as, courseId, 'Antes de tudo');
  await page.user.click(rename.getByRole('button', { name: words('desk_contents.rename') }));
  await page.findText(words('desk_contents.renamed_meanwhile', { title: 'Antes de tudo' }));
  await page.user.click(rename.getByRole('button', { name: words('desk_contents.rename') }));
  await page.findText(words('desk_contents.module_renamed'));
  await choose(page, 'Antes de subir', words('desk.remove'));
  await page.findText(words('desk_contents.deleted'));
  await press(page, words('desk.undo'));
  await waitFor(() => expect(page.screen.queryByText(words('desk_contents.deleted_text'))).toBeNull());
  const { results } = await as.list<Source>('POST /modules/source', { course_id: courseId });
  expect(results).toMatchObject([{ title: { pt: 'Antes de subir', 'en-GB': 'Before you climb' } }]);
});

test('contents move up, down and to another module, and back', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { courseId, path } = await newCourse(as);
  const first = await newModule(as, courseId, 'Chão');
  const second = await newModule(as, courseId, 'Altura');
  for (const name of ['Capacete', 'Arnês', 'Escada']) await newText(as, first, name);
  const page = await openPage(path, { as });
  await choose(page, 'Escada', words('desk_contents.up'));
  await page.findText(words('desk_contents.up_done'));
  await waitFor(async () => expect(await titlesIn(as, courseId)).toEqual(['Capacete', 'Escada', 'Arnês']));
  await press(page, words('desk.undo'));
  await waitFor(async () => expect(await titlesIn(as, courseId)).toEqual(['Capacete', 'Arnês', 'Escada']));
  await choose(page, 'Capacete', words('desk_contents.to_module', { module: 'Altura' }));
  await waitFor(async () => {
    const moved = (await storedIn(as, courseId)).filter(({ module_id: moduleId }) => moduleId === second);
    expect(moved.map(({ title }) => title['pt'])).toEqual(['Capacete']);
  });
  await waitFor(() => expect(focused()).toBe('Capacete'));
});

test('the keys move a content, and where one is deleted the focus goes to the next', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { courseId, path } = await newCourse(as);
  const moduleId = await newModule(as, courseId, 'Chão');
  for (const name of ['Capacete', 'Arnês', 'Escada']) await newText(as, moduleId, name);
  const page = await openPage(path, { as });
  const link = await page.find('link', { name: 'Capacete' });
  link.focus();
  await page.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(async () => expect(await titlesIn(as, courseId)).toEqual(['Arnês', 'Capacete', 'Escada']));
  await waitFor(() => expect(shownTitles()).toEqual(['Arnês', 'Capacete', 'Escada']));
  expect(focused()).toBe('Capacete');
  await choose(page, 'Capacete', words('desk.remove'));
  await waitFor(() => expect(focused()).toBe('Escada'));
  await press(page, words('desk_contents.restore_of', { name: 'Capacete' }));
  await waitFor(() => expect(focused()).toBe('Capacete'));
});

test('a document whose network failed is sent again, and nothing typed is lost', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { courseId, path } = await newCourse(as);
  const moduleId = await newModule(as, courseId, 'Chão');
  const page = await openPage(`${path}/${moduleId}/document`, {
    as,
    prepare: ({ cut }) => cut('/content-files/create'),
  });
  page.allowInConsole(failedCall);
  await chooseFile(page, words('desk_contents.document'), fileOf('Guia.pdf', pdfBytes(), 'application/pdf'));
  await page.findText(words('errors.connection_failure'));
  await typeTitle(page, 'Guia do andaime');
  page.network.mend('/content-files/create');
  const release = page.network.hold('/content-files/create');
  await press(page, words('desk.upload_again'));
  await page.find('progressbar');
  const english = page.screen.getByRole('textbox', { name: `${words('desk_contents.title_field')} EN` });
  await page.user.type(english, 'Guide');
  await page.findText(words('desk.save_waits'));
  await press(page, words('desk_contents.create'));
  release();
  await page.findText(words('desk.upload_sent', { name: 'Guia.pdf' }));
  await press(page, words('desk_contents.create'));
  await page.at(path);
  await waitFor(() => expect(focused()).toBe('Guia do andaime'));
  expect(await storedIn(as, courseId)).toMatchObject([
    { title: { pt: 'Guia do andaime', 'en-GB': 'Guide' }, file: { name: 'Guia.pdf' } },
  ]);
});

test('a file of another kind, and one whose bytes are of another kind, are refused at their field', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { courseId, path } = await newCourse(as);
  const moduleId = await newModule(as, courseId, 'Chão');
  const page = await openPage(`${path}/${moduleId}/picture`, { as });
  page.allowInConsole(failedCall);
  await chooseFile(page, words('desk_contents.picture'), fileOf('planta.png', Buffer.from('<svg/>'), 'image/png'));
  const field = page.screen.getByLabelText(new RegExp(words('desk_contents.picture')));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await page.findText(/^Recusado: planta\.png/);
  expect(page.screen.queryByRole('button', { name: words('desk.upload_again') })).toBeNull();
  await press(page, words('desk_contents.create'));
  await page.findText(words('desk.not_saved'));
  expect(await storedIn(as, courseId)).toEqual([]);
});

test('a package is unpacked while the page says so, and a cancelled one says nothing', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { courseId, path } = await newCourse(as);
  const moduleId = await newModule(as, courseId, 'Chão');
  const page = await openPage(`${path}/${moduleId}/scorm`, {
    as,
    prepare: (network) => void network.hold('/scorm-packages/create'),
  });
  const files = { 'imsmanifest.xml': manifest2004({ items: [{ id: 'um' }] }), 'sco.html': 'x' };
  const zip = zipArchive(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })));
  await chooseFile(page, words('desk_contents.package'), fileOf('escadas.zip', zip, 'application/zip'));
  await page.find('progressbar');
  await press(page, words('desk.upload_cancel'));
  await waitFor(() => expect(page.screen.queryByRole('progressbar')).toBeNull());
  expect(page.screen.queryByRole('alert')).toBeNull();
  page.network.mend('/scorm-packages/create');
  await typeTitle(page, 'Escadas');
  await press(page, words('desk.upload_again'));
  await page.findText(/Enviado/);
  await press(page, words('desk_contents.create'));
  await page.at(path);
  expect(await titlesIn(as, courseId)).toEqual(['Escadas']);
});

test('a link is changed, and the outline says that it loads, fails and is empty', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { courseId, path } = await newCourse(as);
  const moduleId = await newModule(as, courseId, 'Chão');
  const content = { module_id: moduleId, type: 'url', title: { pt: 'Norma' }, url: 'https://example.org/1' };
  await as.send('POST /contents/create', content);
  const page = await openPage(path, { as });
  await page.user.click(await page.find('link', { name: 'Norma' }));
  const address = await page.find('textbox', { name: words('desk_contents.url') });
  await page.user.clear(address);
  await page.user.type(address, 'norma');
  await press(page, words('desk_contents.save'));
  await page.findText(words('desk.not_saved'));
  await page.user.clear(address);
  await page.user.type(address, 'https://example.org/2');
  await press(page, words('desk_contents.save'));
  await page.findText(words('desk.saved'));
  expect(await storedIn(as, courseId)).toMatchObject([{ url: 'https://example.org/2' }]);
  const failed = await openPage(path, { as, prepare: ({ fail }) => fail('/contents/source') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk_contents.not_loaded'));
  const nowhere = await openPage(`${path}/987654`, { as });
  await nowhere.heading(words('desk.not_there'));
});

function focused(): string | null | undefined {
  return document.activeElement?.textContent;
}

function shownTitles(): (string | null)[] {
  const links = document.querySelectorAll('[id^="content-"] > div > a');
  return [...links].map(({ textContent }) => textContent);
}

async function typeTitle(page: OpenPage, title: string): Promise<void> {
  const field = await page.find('textbox', { name: `${words('desk_contents.title_field')} PT` });
  await page.user.type(field, title);
}

async function chooseFile(page: OpenPage, label: string, file: File): Promise<void> {
  await page.find('button', { name: words('desk_contents.create') });
  await page.user.upload(page.screen.getByLabelText(new RegExp(label)), file);
}

function fileOf(name: string, bytes: Uint8Array, type: string): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** In the menu of a module or a content. */
async function choose(page: OpenPage, name: string, item: string): Promise<void> {
  const label = words('desk.more_of', { name });
  const menu = await waitFor(() => {
    const summary = page.screen.getByText(label).closest('details');
    if (!summary) throw new Error(`${label} is no menu.`);
    return summary;
  });
  menu.open = true;
  const button = within(menu).getByRole<HTMLButtonElement>('button', { name: item });
  // Until the last change is shown, there is no other.
  await waitFor(() => expect(button.disabled).toBe(false));
  await page.user.click(button);
}

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}
