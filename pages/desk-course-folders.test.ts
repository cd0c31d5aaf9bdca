import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { zipArchive } from '#fixtures/zip-archive.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

function folderOf(as: Person, changes: Record<string, string> = {}): Record<string, string> {
  const title = { pt: `Contas ${as.userId}` };
  return {
    'course.json': JSON.stringify({ key: `contas-${as.userId}`, title, type: 'online' }),
    'modules/01-antes/module.json': '{ "title": { "pt": "Antes de tudo" } }',
    'modules/01-antes/01-olhar.pt.md': '# Olhar primeiro\n\nPare e olhe.\n',
    'modules/01-antes/02-ligar.json': '{ "type": "url", "title": { "pt": "Ligar" }, "url": "https://example.org/1" }',
    ...changes,
  };
}

test('a course is imported from its folder, and what a later one removes is said before', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/courses/import', { as });
  await choose(page, zipOf(folderOf(as)));
  await press(page, words('desk_courses.import_check'));
  await page.findText(words('desk_courses.import_is_new', { sale: 'published' }));
  await page.findText('Antes de tudo');
  expect(await coursesOf(as)).toBe(0);
  await press(page, words('desk_courses.import_new'));
  await page.findText(words('desk_courses.import_done_new'));
  expect(await coursesOf(as)).toBe(1);
  const { 'modules/01-antes/02-ligar.json': _, ...rest } = folderOf(as);
  await choose(page, zipOf(rest));
  await press(page, words('desk_courses.import_check'));
  await page.findText(words('desk_courses.import_removed', { count: 1 }));
  await page.findText('Ligar');
  await press(page, words('desk_courses.import_changed'));
  await page.findText(words('desk_courses.import_done_changed'));
  await page.user.click(await page.find('link', { name: words('desk_courses.import_open') }));
  await page.heading(`Contas ${as.userId}`);
  await page.find('button', { name: words('desk_courses.export') });
});

test('the faults of a folder are named by file and line, and a zip that is none by a sentence', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/courses/import', { as });
  await press(page, words('desk_courses.import_check'));
  await page.findText(words('desk.file_missing'));
  await choose(page, zipOf(folderOf(as, { 'modules/01-antes/02-ligar.json': '{\n  "type": "url",\n  "url": 3\n}' })));
  await press(page, words('desk_courses.import_check'));
  await page.findText('modules/01-antes/02-ligar.json, linha 3');
  expect(page.screen.queryByRole('button', { name: words('desk_courses.import_new') })).toBeNull();
  await choose(page, Buffer.from('no zip'));
  await press(page, words('desk_courses.import_check'));
  await page.findText(/danificado ou não é um ficheiro zip/);
  const anyFile = userEvent.setup({ document, applyAccept: false });
  await anyFile.upload(fieldOf(page), new File(['x'], 'curso.zip.exe', { type: 'application/x-dosexec' }));
  await page.findText(words('desk_courses.import_type'));
});

test('a check that is cancelled says nothing and can be sent again', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/courses/import', {
    as,
    prepare: (network) => void network.hold('/courses/check-folder'),
  });
  await choose(page, zipOf(folderOf(as)));
  await press(page, words('desk_courses.import_check'));
  await press(page, words('desk_courses.import_cancel'));
  await waitFor(() => expect(page.screen.queryByRole('progressbar')).toBeNull());
  expect(page.screen.queryByRole('alert')).toBeNull();
  page.network.mend('/courses/check-folder');
  await press(page, words('desk_courses.import_check'));
  await page.findText(words('desk_courses.import_is_new', { sale: 'published' }));
});

function zipOf(files: Record<string, string>): Buffer {
  return zipArchive(Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) })));
}

function fieldOf(page: OpenPage): HTMLElement {
  return page.screen.getByLabelText(new RegExp(words('desk_courses.import_file')));
}

async function choose(page: OpenPage, zip: Buffer): Promise<void> {
  await page.find('button', { name: words('desk_courses.import_check') });
  await page.user.upload(fieldOf(page), new File([new Uint8Array(zip)], 'curso.zip', { type: 'application/zip' }));
}

async function coursesOf(as: Person): Promise<number> {
  return (await as.list('POST /courses/source', { search: `Contas ${as.userId}` })).total;
}

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}
